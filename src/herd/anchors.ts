import type { CriterionKey } from './contract.ts'

/**
 * What is seen or heard at each score, 1 to 5. A score differs from the next in one observable thing, so that two
 * people who never rated before choose the same one.
 */
export const anchors: Readonly<Record<CriterionKey, readonly [string, string, string, string, string]>> = {
  problemUnderstanding: [
    'Begins without saying the task back, and is still solving a different task after you corrected them.',
    'Begins without saying the task back, and works on the right task, if need be after you corrected them.',
    'Says the task back correctly before coding, and asks at most one question about input or limits.',
    'Says the task back correctly before coding, and asks two or more questions about input or limits.',
    'Says the task back, asks two or more questions about input or limits, and works an example of their own before coding.',
  ],
  approach: [
    'Names no way that would work, even after you gave all the hints you had.',
    'Names a way that would work, but only after two or more of your hints.',
    'Names a way that would work after one hint at most, and does not say what in the task makes it fit.',
    'Names a way that would work after exactly one hint, and says what in the task makes it fit.',
    'Names a way that would work without any hint, and says what in the task makes it fit.',
  ],
  complexity: [
    'When you ask for time and space, gets both wrong or names neither.',
    'When you ask for time and space, gets one of them right and the other wrong or not at all.',
    'Gets both time and space right, at least one of them only after you asked.',
    'Gets both time and space right unasked, without pointing at what in the code causes them.',
    'Gets both time and space right unasked, and points at the loop, call or list that causes each.',
  ],
  codeQuality: [
    'At the end parts of the code are missing or only described, so no example can be run through it.',
    'All parts are written, but a simple example run or traced through them gives a wrong result.',
    'A simple example gives the right result, but at least one edge case you try does not.',
    'Every example and edge case you try is right, but you had to ask what some name or block is for.',
    'Every example and edge case you try is right, and you followed each name and block without asking.',
  ],
  testing: [
    'Calls the work done, and follows no input through the code even when you ask for a test.',
    'Follows an input through the code, but only after you ask for a test.',
    'Follows one usual input through the code unasked, and no edge case.',
    'Follows a usual input and at least one edge case through the code unasked.',
    'Follows a usual input and at least one edge case through the code unasked, naming the expected result before each.',
  ],
  communication: [
    'Is silent for most of the time, and leaves at least one of your questions without an answer.',
    'Is silent for most of the time, but answers each of your questions.',
    'Speaks for most of the time, but at least once is silent for over a minute without saying why.',
    'Is never silent for over a minute without saying why; you hear what they do, but seldom a reason.',
    'Is never silent for over a minute without saying why; you hear a reason before each larger step.',
  ],
  optimization: [
    'Asked whether it can be better, names nothing that is wasteful in the first solution.',
    'Asked whether it can be better, names what is wasteful, but no change that would help.',
    'Asked whether it can be better, names a change that helps, but does not carry it out.',
    'Asked whether it can be better, carries out a change that helps, or shows that none is left to make.',
    'Without being asked, carries out a change that helps, or shows that none is left to make.',
  ],
}
