import type { CriterionKey } from './contract.ts'

/**
 * What is seen or heard at each score, 1 to 5. A score differs from the next in one observable thing, so that two
 * people without practice choose the same score.
 */
export const anchors: Readonly<Record<CriterionKey, readonly [string, string, string, string, string]>> = {
  problemUnderstanding: [
    'Starts without restating the problem, and still solves a different problem after you corrected them.',
    'Starts without restating the problem, and solves the right problem, if necessary after you corrected them.',
    'Restates the right problem before coding, and asks at most one question about the input or constraints.',
    'Restates the right problem before coding, and asks two or more questions about the input or constraints.',
    'Restates the problem, asks two or more questions about the input or constraints, and works through an example of their own before coding.',
  ],
  approach: [
    'Names no approach that would work, even after you gave all the hints you had.',
    'Names an approach that would work, but only after two or more of your hints.',
    'Names an approach that would work after at most one hint, but does not say what in the problem makes it fit.',
    'Names an approach that would work after exactly one hint, and says what in the problem makes it fit.',
    'Names an approach that would work without any hint, and says what in the problem makes it fit.',
  ],
  complexity: [
    'When you ask for time and space complexity, gets both wrong or gives neither.',
    'When you ask for time and space complexity, gets one of them right and the other wrong or not at all.',
    'Gets both time and space complexity right, but at least one of them only after you asked.',
    'Gets both time and space complexity right unprompted, but does not point to what in the code causes them.',
    'Gets both time and space complexity right unprompted, and points to the loop, call or list that causes each.',
  ],
  codeQuality: [
    'At the end, parts of the code are missing or only described, so you cannot run an example through it.',
    'All parts are written, but running or tracing a simple example through them gives a wrong result.',
    'A simple example gives the right result, but at least one edge case that you try does not.',
    'Every example and edge case that you try gives the right result, but you had to ask what a name or block is for.',
    'Every example and edge case that you try gives the right result, and you understood each name and block without asking.',
  ],
  testing: [
    'Declares the work done, and traces no input through the code even when you ask for a test.',
    'Traces an input through the code, but only after you ask for a test.',
    'Traces one typical input through the code unprompted, but no edge case.',
    'Traces a typical input and at least one edge case through the code unprompted.',
    'Traces a typical input and at least one edge case through the code unprompted, and states the expected result before each.',
  ],
  communication: [
    'Is silent most of the time, and leaves at least one of your questions unanswered.',
    'Is silent most of the time, but answers each of your questions.',
    'Speaks most of the time, but is silent for over a minute at least once without saying why.',
    'Is never silent for over a minute without saying why; you hear what they do, but rarely a reason.',
    'Is never silent for over a minute without saying why; you hear a reason before each major step.',
  ],
  optimization: [
    'When you ask for an improvement, names nothing that is wasteful in the first solution.',
    'When you ask for an improvement, names what is wasteful, but no change that would help.',
    'When you ask for an improvement, names a change that helps, but does not carry it out.',
    'When you ask for an improvement, makes a change that helps, or shows that none is left to make.',
    'Without being asked, makes a change that helps, or shows that none is left to make.',
  ],
}
