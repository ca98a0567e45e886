import type { CriterionKey } from './contract.ts'

type FiveAnchors = readonly [string, string, string, string, string]

/**
 * What is seen or heard at each score, 1 to 5, by the reader's role. A score differs from the next in one observable
 * thing, so that two people without practice choose the same score.
 */
export const anchors: Readonly<
  Record<'interviewer' | 'candidate', Readonly<Record<CriterionKey, FiveAnchors>>>
> = {
  interviewer: {
    problemUnderstanding: [
      'The candidate starts without restating the problem, and solves a different one even after a correction.',
      'The candidate starts without restating the problem, and solves the right one, perhaps after a correction.',
      'The candidate restates the right problem before coding, and asks at most one question about the input or constraints.',
      'The candidate restates the right problem before coding, and asks two or more questions about the input or constraints.',
      'The candidate restates the problem, asks two or more questions about the input or constraints, and works through an example of their own before coding.',
    ],
    approach: [
      'The candidate names no approach that would work, even after all the hints there are.',
      'The candidate names an approach that would work, but only after two or more hints.',
      'The candidate names an approach that would work after at most one hint, but does not say what in the problem makes it fit.',
      'The candidate names an approach that would work after exactly one hint, and says what in the problem makes it fit.',
      'The candidate names an approach that would work without any hint, and says what in the problem makes it fit.',
    ],
    complexity: [
      'When asked for time and space complexity, the candidate gets both wrong or gives neither.',
      'When asked for time and space complexity, the candidate gets one of them right and the other wrong or not at all.',
      'The candidate gets both time and space complexity right, but at least one of them only when asked.',
      'The candidate gets both time and space complexity right unprompted, but does not point to what in the code causes them.',
      'The candidate gets both time and space complexity right unprompted, and points to the loop, call or list that causes each.',
    ],
    codeQuality: [
      'At the end, parts of the code are missing or only described by the candidate, so no example can be run through it.',
      'The candidate writes all parts of the code, but a simple example run or traced through it gives a wrong result.',
      'A simple example run through the candidate’s code gives the right result, but at least one edge case does not.',
      'Every example and edge case run through the candidate’s code gives the right result, but the purpose of a name or block needs a question.',
      'Every example and edge case run through the candidate’s code gives the right result, and no name or block needs a question.',
    ],
    testing: [
      'The candidate declares the work done, and traces no input through the code even when asked for a test.',
      'The candidate traces an input through the code, but only when asked for a test.',
      'The candidate traces one typical input through the code unprompted, but no edge case.',
      'The candidate traces a typical input and at least one edge case through the code unprompted.',
      'The candidate traces a typical input and at least one edge case through the code unprompted, and states the expected result before each.',
    ],
    communication: [
      'The candidate is silent most of the time, and leaves at least one question unanswered.',
      'The candidate is silent most of the time, but answers every question that is asked.',
      'The candidate speaks most of the time, but is silent for over a minute at least once without saying why.',
      'The candidate is never silent for over a minute without saying why, and describes each step, but rarely gives a reason.',
      'The candidate is never silent for over a minute without saying why, and gives a reason before each major step.',
    ],
    optimization: [
      'When asked for an improvement, the candidate names nothing that is wasteful in the first solution.',
      'When asked for an improvement, the candidate names what is wasteful, but no change that would help.',
      'When asked for an improvement, the candidate names a change that helps, but does not carry it out.',
      'When asked for an improvement, the candidate makes a change that helps, or shows that none is left to make.',
      'Without being asked, the candidate makes a change that helps, or shows that none is left to make.',
    ],
  },
  candidate: {
    problemUnderstanding: [
      'You start without restating the problem, and solve a different one even after a correction.',
      'You start without restating the problem, and solve the right one, perhaps after a correction.',
      'You restate the right problem before coding, and ask at most one question about the input or constraints.',
      'You restate the right problem before coding, and ask two or more questions about the input or constraints.',
      'You restate the problem, ask two or more questions about the input or constraints, and work through an example of your own before coding.',
    ],
    approach: [
      'You name no approach that would work, even after all the hints there are.',
      'You name an approach that would work, but only after two or more hints.',
      'You name an approach that would work after at most one hint, but do not say what in the problem makes it fit.',
      'You name an approach that would work after exactly one hint, and say what in the problem makes it fit.',
      'You name an approach that would work without any hint, and say what in the problem makes it fit.',
    ],
    complexity: [
      'When asked for time and space complexity, you get both wrong or give neither.',
      'When asked for time and space complexity, you get one of them right and the other wrong or not at all.',
      'You get both time and space complexity right, but at least one of them only when asked.',
      'You get both time and space complexity right unprompted, but do not point to what in the code causes them.',
      'You get both time and space complexity right unprompted, and point to the loop, call or list that causes each.',
    ],
    codeQuality: [
      'At the end, parts of your code are missing or only described, so no example can be run through it.',
      'You write all parts of the code, but a simple example run or traced through it gives a wrong result.',
      'A simple example run through your code gives the right result, but at least one edge case does not.',
      'Every example and edge case run through your code gives the right result, but the purpose of a name or block needs a question.',
      'Every example and edge case run through your code gives the right result, and no name or block needs a question.',
    ],
    testing: [
      'You declare the work done, and trace no input through the code even when asked for a test.',
      'You trace an input through the code, but only when asked for a test.',
      'You trace one typical input through the code unprompted, but no edge case.',
      'You trace a typical input and at least one edge case through the code unprompted.',
      'You trace a typical input and at least one edge case through the code unprompted, and state the expected result before each.',
    ],
    communication: [
      'You are silent most of the time, and leave at least one question unanswered.',
      'You are silent most of the time, but answer every question that is asked.',
      'You speak most of the time, but are silent for over a minute at least once without saying why.',
      'You are never silent for over a minute without saying why, and describe each step, but rarely give a reason.',
      'You are never silent for over a minute without saying why, and give a reason before each major step.',
    ],
    optimization: [
      'When asked for an improvement, you name nothing that is wasteful in the first solution.',
      'When asked for an improvement, you name what is wasteful, but no change that would help.',
      'When asked for an improvement, you name a change that helps, but do not carry it out.',
      'When asked for an improvement, you make a change that helps, or show that none is left to make.',
      'Without being asked, you make a change that helps, or show that none is left to make.',
    ],
  },
}
