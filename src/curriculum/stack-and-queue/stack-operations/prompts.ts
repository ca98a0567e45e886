import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'stack-operations-1',
    text: 'A moving company logs up to 100,000 entries such as "open box 17" and "close box 17". Boxes are packed inside one another, so only the box that was opened last and is still open may be closed. Print the number of the first entry that breaks this rule or, if none does, how many boxes were never closed.',
    world: 'moving company',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'packed inside one another',
        tells: 'Nested openings and closings have to match.',
        decides: false,
      },
      {
        words: 'opened last and is still open',
        tells: 'The newest open item must be finished first.',
        decides: true,
      },
      {
        words: 'were never closed',
        tells: 'Whatever is left over at the end is part of the answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue compares a closing with the oldest open box. For boxes that are packed inside one another, the outermost box is the last that may be closed.',
    },
    why: 'Push each opened box, and check that each closed box is the one on top; the boxes that remain were never closed.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-2',
    text: 'A drawing app gets up to 200,000 commands: draw a shape, undo, or redo. Undo takes back the most recent shape that is still visible. Redo restores the shape that was undone last, but any new shape makes earlier undone shapes impossible to restore. Which shapes are visible at the end?',
    world: 'drawing app',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'most recent shape that is still visible',
        tells: 'Undo always concerns the newest item that remains.',
        decides: true,
      },
      {
        words: 'the shape that was undone last',
        tells: 'Redo, too, takes the newest of the undone items.',
        decides: true,
      },
      {
        words: 'any new shape makes earlier undone shapes impossible to restore',
        tells: 'The undone items can be thrown away together.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'No command names a shape or a position. Only the newest drawn and the newest undone shape are ever reached, so links to the middle serve nothing.',
    },
    why: 'Keep two stacks, one of visible and one of undone shapes, move the top between them, and clear the second one when a shape is drawn.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-3',
    text: 'A composer writes scores such as 2(C3(DE)A): a number before parentheses plays everything inside them that many times, and such passages may contain further repeated passages. Scores have up to 50,000 characters and the result fits in 64 bits. How many notes are played in all?',
    world: 'sheet music',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'a number before parentheses',
        tells: 'Numbers are read character by character.',
        decides: false,
      },
      {
        words: 'may contain further repeated passages',
        tells: 'With nesting, the unfinished outer parts must wait while the inner part is counted.',
        decides: true,
      },
      {
        words: 'How many notes are played',
        tells: 'Only totals are needed, so the score is never written out.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'One running total cannot be enough: at a closing parenthesis you need the total and the factor of the passage around it again, and there can be thousands of those.',
    },
    why: 'Push the running count and the factor at each opening parenthesis, and at the closing one add the inner count times its factor to the popped count.',
    cost: 'O(n)',
    given: ['bits'],
  },
  {
    id: 'stack-operations-4',
    text: 'In a model of RNA, two neighboring bases that complement each other (A with U, C with G, in either order) bond and drop out, which may bring two other bases next to each other, and these bond again if they can. Given a strand of up to a million bases, how many remain when nothing bonds anymore?',
    world: 'RNA strands',
    pattern: 'stack-operations',
    evidence: [
      { words: 'complement each other', tells: 'Items meet by kind, not by size.', decides: true },
      {
        words: 'may bring two other bases next to each other',
        tells: 'After a removal, the most recent base that is left matters again.',
        decides: true,
      },
      {
        words: 'up to a million bases',
        tells: 'Scanning the strand again after each bond would be quadratic.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'No base is larger than another. A base drops out only with its partner, and both go, so an order of values does not exist.',
    },
    why: 'Push each base unless it complements the top, in which case pop the top instead.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-5',
    text: 'Train cars 1 to n, with n up to 200,000, arrive in this order at a dead-end siding. A car may wait there as long as needed, but cars enter and leave through the same end. Given the order in which they should depart, what is the largest number of cars in the siding at one time, or -1 if the order is impossible?',
    world: 'train cars',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'Train cars 1 to n',
        tells: 'The arrival order is fixed, so each departure forces how many must have entered.',
        decides: false,
      },
      {
        words: 'enter and leave through the same end',
        tells: 'The car that entered last blocks all others.',
        decides: true,
      },
      {
        words: 'or -1 if the order is impossible',
        tells: 'It fails as soon as the required car is not the last one in.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue would let the first car out first, so only the order of arrival could be produced. A dead end can also produce 3, 2, 1.',
    },
    why: 'Push cars until the next departing one is on top, pop it, and record the greatest size on the way.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-6',
    text: 'In a cafeteria, clean trays are put on a pile and guests take the top tray. You get up to 100,000 events in time order, each with its minute: a tray with its number is put down, or a guest takes one, and there always is one. For each tray that is taken, print how many minutes it was on the pile.',
    world: 'cafeteria',
    pattern: 'stack-operations',
    evidence: [
      { words: 'guests take the top tray', tells: 'What came last leaves first.', decides: true },
      { words: 'in time order', tells: 'One pass over the events is enough.', decides: false },
      {
        words: 'how many minutes it was on the pile',
        tells: 'Each entry must store its own arrival time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue hands out the tray that has been there longest. The guests take the newest one, so the bottom trays may never be used at all.',
    },
    why: 'Push each tray with its time, pop one for each guest, and subtract the two times.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-7',
    text: 'In a game, a knight collects effects that each change her strength by a positive or negative amount. A potion removes the latest effect that is still active; using it without effects does nothing. After each of up to 500,000 events, print her strength. Potions never name an effect.',
    world: 'fantasy game',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'by a positive or negative amount',
        tells: 'Removing an effect must undo exactly its own amount, so each amount is stored.',
        decides: false,
      },
      {
        words: 'removes the latest effect that is still active',
        tells: 'The newest remaining item is always next to go.',
        decides: true,
      },
      {
        words: 'Potions never name an effect',
        tells: 'Nothing but the newest item is ever reached.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'There are no keys and no positions to find. Only the last active effect is removed, so a map with links does work that no call needs.',
    },
    why: 'Push each amount and add it to the strength, and let a potion pop one amount and subtract it.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-8',
    text: 'A contract of up to a million characters uses three kinds of brackets for remarks, and remarks may contain remarks. An editor wants to jump between the two ends of a remark. For every opening bracket, report the position of the bracket that closes it, and report the first bracket that does not fit.',
    world: 'legal texts',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'three kinds of brackets',
        tells: 'A counter per kind cannot see wrong crossings between kinds.',
        decides: false,
      },
      {
        words: 'remarks may contain remarks',
        tells: 'Nesting means that the latest opened one closes first.',
        decides: true,
      },
      {
        words: 'For every opening bracket',
        tells: 'Positions have to be stored until their partner comes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'A running count of open brackets finds neither the partner nor a crossing such as ([)]. You need the latest open bracket itself, with its kind and position.',
    },
    why: 'Push the position of each opening bracket, and pop it as the partner of the next closing one if their kinds agree.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-9',
    text: 'A robot guides visitors through a palace in which every room can have smaller rooms within: the east wing has a library, the library has an alcove, the alcove has a closet, and so on. The robot understands four kinds of commands. With "in" and a name, it enters the room of that name, which lies within the present one. With "out", it returns to the room through which it entered the present one; in the courtyard, where all tours begin, this does nothing. With "wait", it stays where it is. With "home", it returns to the courtyard at once. After in east, in library, out, in salon, wait, it is in the salon of the east wing, and its sign reads "east / salon". The palace was built by nine kings, and the names of rooms repeat: there are 38 salons. The log of a day has up to 300,000 commands, all of them possible. What does the sign read at the end? For the courtyard, it stays empty.',
    form: 'long',
    world: 'tour robot',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'smaller rooms within',
        tells: 'Rooms are nested.',
        decides: false,
      },
      {
        words: 'the room through which it entered the present one',
        tells: 'Going out undoes the latest entry that has not been undone.',
        decides: true,
      },
      {
        words: 'the names of rooms repeat',
        tells: 'A name alone does not say where the robot is; the whole path is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Taking away what was entered first would leave the palace from the wrong end: the courtyard side stays, and the innermost room goes.',
    },
    why: 'Put each entered name on top, take one off for each "out", clear everything for "home", and read the names from the bottom.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-10',
    text: 'The recipes of a factory kitchen are written in a peculiar way that dates back to a cook who had just one shelf. A recipe is a sequence of up to 100,000 words. A number means: weigh out so many grams into a fresh bowl and put it at the front of the shelf, before all others. The word "mix" means: take the two bowls nearest to the front, pour them together, and put the result at the front. The word "thin" means: take the same two, subtract the one in front from the one behind it, as water is drawn off, and put what is left at the front. Last comes "half", which replaces the front bowl by half of it. For 40 10 30 mix thin half, the shelf contains 40, then 40 and 10, and so on, and in the end a single bowl with 0 grams. The kitchen also owns a dishwasher. No recipe ever lacks bowls, and amounts may become negative on paper. How many grams does the last bowl contain?',
    form: 'long',
    world: 'mixing bowls',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'at the front of the shelf',
        tells: 'New results are put where the next step takes from.',
        decides: false,
      },
      {
        words: 'the two bowls nearest to the front',
        tells: 'Each step uses the latest results that are left.',
        decides: true,
      },
      {
        words: 'No recipe ever lacks bowls',
        tells: 'Nothing has to be checked before a step.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'Reading numbers is the easy part. Earlier results have to wait while later ones are combined, and a running value cannot store them.',
    },
    why: 'Push each number, and for each word pop what it needs and push the result.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-11',
    text: 'Before we send our manuals to the printer, a program should find out whether the authors have set their section marks properly.',
    form: 'vague',
    asks: [
      {
        question: 'What kinds of marks are there?',
        answer: 'About forty kinds of sections, each with a mark where it begins and another where it ends.',
      },
      {
        question: 'Can a section contain others?',
        answer: 'Yes, of any kind and to any depth; a warning may contain a note that contains a warning.',
      },
      {
        question: 'When are marks set improperly?',
        answer: 'An end mark has to belong to the section that began last and has not ended.',
      },
      {
        question: 'What should the program report?',
        answer: 'The line of the first mark that is wrong, or of a section that never ends.',
      },
    ],
    world: 'manual checker',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'About forty kinds of sections',
        tells: 'Counting cannot tell kinds that cross from kinds that are nested.',
        decides: false,
      },
      {
        words: 'to any depth',
        tells: 'There is no limit to how many sections are open at once.',
        decides: false,
      },
      {
        words: 'the section that began last and has not ended',
        tells: 'The latest open section is always the one that ends next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'A count of open sections goes up and down correctly even if a note ends inside a warning that began within it.',
    },
    why: 'Push the kind and line of each beginning, and let each end pop the top one if the kinds agree.',
    cost: 'O(n)',
  },
]
