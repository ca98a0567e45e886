import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is state machine DP?',
      asks: [
        'what is state machine dp',
        'states hold and sold',
        'stock dp explained',
        'states hold and cash',
      ],
      answer:
        'A few modes (holding, free, resting) and allowed moves between them per step. Keep the best value for each mode, and compute the new ones from the old ones each day.',
    },
    {
      kind: 'when',
      question: 'How do I recognize the states?',
      asks: [
        'how do i recognise states',
        'stock with cooldown and fee',
        'hold or sold',
        'modes',
        'when state machine',
        'stock problem with cooldown how to see states',
      ],
      answer:
        'When what you may do next depends on a mode and not only on the index: buying, selling, cooldown, at most k in a row. Draw the modes and arrows; each arrow is a term in the recurrence.',
    },
    {
      kind: 'how',
      question: 'What is the recurrence for stocks with a cooldown?',
      asks: [
        'cooldown',
        'three states',
        'sold rest hold',
        'stock with cooldown recurrence',
        'cooldown day state',
      ],
      answer:
        "`hold = max(hold, rest - price)`, `sold = hold_before + price`, `rest = max(rest, sold_before)`. All from yesterday's values, so save them first.",
    },
    {
      kind: 'how',
      question: 'When do I subtract the fee?',
      asks: ['transaction fee', 'pay once', 'when to subtract the fee', 'fee at buy or sell'],
      answer:
        'Subtract the fee once per transaction, when selling or when buying: `free = max(free, hold + price - fee)`, `hold = max(hold, free - price)`.',
    },
    {
      kind: 'how',
      question: 'What if at most k transactions are allowed?',
      asks: [
        'at most k transactions',
        'stock 4',
        'buy and sell arrays',
        'k larger than half',
        'k transactions',
      ],
      answer:
        'Keep `buy[t]` and `sell[t]` for each number of transactions: O(n · k). If k ≥ n / 2, the limit never binds, and adding all rises is enough.',
    },
    {
      kind: 'mistake',
      question: "Why are today's values used too early?",
      asks: [
        "today's values used too early",
        'order of updates',
        'same day buy and sell',
        'overwrite state',
        'order of updating hold and cash',
      ],
      answer:
        "Compute the new states from yesterday's ones: save them or assign at once (tuple assignment). Otherwise you may sell and buy on one day although a cooldown forbids it.",
    },
    {
      kind: 'mistake',
      question: 'What is the value of holding on the first day?',
      asks: [
        'initial value of hold',
        'minus infinity',
        'hold starts at 0 wrong',
        'what is hold on the first day',
      ],
      answer:
        'Before the first day you hold nothing, so `hold` is minus infinity (or `-prices[0]` after the first day). With 0 you would sell a stock that you never bought.',
    },
    {
      kind: 'compare',
      question: 'When is the sum of all rises the answer?',
      asks: ['stock greedy or states', 'buy sell 2 greedy', 'when sum of rises', 'stock greedy or dp'],
      answer:
        'Greedy is enough for unlimited transactions without a fee (add all rises) and for a single transaction (track the lowest price). With a fee, a cooldown or a limit k, a choice today changes what is possible later: states.',
      with: 'greedy-intervals',
    },
    {
      kind: 'compare',
      question: 'How many states do I need?',
      asks: [
        'state machine or linear dp',
        'house robber as states',
        'one state or several',
        'how many states do i need',
      ],
      answer:
        'House Robber has two modes, took the last one or not, and is the smallest state machine. If the rule needs more modes, name them instead of reading `dp[i-2]`.',
      with: 'dynamic-programming',
    },
    {
      kind: 'cost',
      question: 'What does a state machine cost?',
      asks: [
        'state machine complexity',
        'days times states',
        'constant space stocks',
        'cost of state machine dp',
      ],
      answer: 'O(days · states), O(states) space. With a limit of k transactions O(n · k).',
    },
    {
      kind: 'how',
      question: 'How do I color houses so that no neighbors have the same color?',
      asks: [
        'paint house',
        'no two neighbors same color',
        'student attendance',
        'knight dialer',
        'count strings with states',
        'no two neighbours with the same color',
      ],
      answer:
        'The mode is the last color (or the last digit, or absences and late days so far). The new value of a mode combines the old values of the modes that may come before it.',
    },
    {
      kind: 'what',
      question: 'What are the states of a stock problem with a cooldown?',
      asks: [
        'what is the state in stock with cooldown',
        'states of the cooldown problem',
        'which states do i need for buy and sell',
      ],
      answer:
        'At the end of each day you hold a share, have just sold one, or are free. Holding comes from holding or from buying while free; sold comes from holding; free comes from free or from sold yesterday. The answer is the better of sold and free.',
    },
    {
      kind: 'how',
      question: 'How do the stock problems relate?',
      asks: [
        'one template for all stock problems',
        'general solution for buy and sell stock',
        'how do the stock problems relate',
        'same code for stock 1 2 3 4',
        'stock problems template',
      ],
      answer:
        'Use one state for all: the number of transactions started and whether you hold a share. `free[t] = max(free[t], hold[t] + price)` and `hold[t] = max(hold[t], free[t-1] - price)`. One transaction is t = 1, unlimited drops t, a fee is subtracted when you sell, and a cooldown buys from the free value of two days ago.',
    },
    {
      kind: 'when',
      question: 'How do I buy and sell with a pause in between?',
      asks: [
        'buy and sell with a pause in between',
        'paint in a row, neighbors different',
        'machine that needs to cool after use',
        'at most two deals',
      ],
      answer:
        'Use it when you are in one of a few modes at each step and rules say which mode may follow which. Keep one value per mode and update it from the modes that may come before. O(n · transitions), so O(n) for a fixed number of modes.',
    },
    {
      kind: 'mistake',
      question: 'Can I buy at the lowest price and sell at the highest?',
      asks: [
        'buy at the lowest price and sell at the highest',
        'max minus min is the profit',
        'minimum and maximum of the whole list',
      ],
      answer:
        "No, the highest price may come before the lowest. For [9, 1, 2] it would give 8, but the best profit is 1. For a single trade keep the lowest price so far and compare today's price with it.",
    },
    {
      kind: 'mistake',
      question: 'For two deals, can I take the best one and then the best of the rest?',
      asks: [
        'two deals: best one, then the best in what is left',
        'stock 3 greedy with two passes',
        'largest deal first',
      ],
      answer:
        'No. In [1, 5, 2, 8] the best single trade is 1 to 8 with profit 7, and nothing useful is left beside it, but 1 to 5 and 2 to 8 give 10. A trade can be split, so use states for each number of trades.',
    },
    {
      kind: 'mistake',
      question: 'With a cooldown, can I add the rises and leave a gap?',
      asks: [
        'with cooldown add the rises and leave a gap',
        'sum of rises also works with a pause',
        'greedy for cooldown',
      ],
      answer:
        'No. For [1, 3, 2, 5] the rises add up to 5, but the pause forbids selling at 3 and buying at 2 the next day. The best is 4, from 1 to 5. Which rises to merge is a choice, so use states.',
    },
    {
      kind: 'mistake',
      question: 'With a fee, can I take each rise minus the fee?',
      asks: [
        'fee: take each rise minus the fee',
        'subtract the fee from every daily gain',
        'skip rises smaller than the fee',
      ],
      answer:
        'No. For [1, 3, 5] with fee 2 each rise minus the fee gives 0, but one trade from 1 to 5 pays the fee once and gives 2. Keep `hold` and `free`, and subtract the fee when you sell.',
    },
    {
      kind: 'mistake',
      question: 'Why is my profit negative?',
      asks: [
        'profit comes out negative',
        'returns minus infinity',
        'prints a negative number instead of 0',
        'result is what i paid',
      ],
      answer:
        'You return the holding state, in which the price of the last share is still paid. The best end is without a share: return the free (or sold) state, or their maximum. It starts at 0, so the answer is never negative.',
    },
    {
      kind: 'mistake',
      question: 'Why is my profit far too high?',
      asks: [
        'profit is too high by far',
        'sells a share twice',
        'money from nothing',
        'earns more than all the rises',
      ],
      answer:
        "Either `hold` starts at 0, so you sell a share that cost nothing, or a state is changed before another one reads its old value. Start `hold` with minus infinity and compute all new states from copies of yesterday's.",
    },
    {
      kind: 'mistake',
      question: 'Why is my profit one fee too low per deal?',
      asks: ['too low by one fee per deal', 'fee is paid twice', 'profit short by the number of trades'],
      answer:
        'The fee is subtracted both at buying and at selling. Choose one of them. Either gives the same final result; only the value of the holding state differs in between.',
    },
    {
      kind: 'mistake',
      question: 'Why does my limit of k deals have no effect?',
      asks: [
        'k limit has no effect',
        'profit as with unlimited deals',
        'more trades than allowed',
        'buy reads the same number of deals',
      ],
      answer:
        'The transaction counter does not change. Exactly one of the two moves must change the index: buying goes from `free[t-1]` to `hold[t]`, selling from `hold[t]` to `free[t]`. If both stay at t, any number of trades fits.',
    },
    {
      kind: 'when',
      question: 'How do I plan work and rest days, never three of a kind in a row?',
      asks: [
        'work or rest days, never three in a row',
        'passwords without the same character three times',
        'dance steps, some may not follow others',
        'train hard, easy or pause each day',
        'lamp that must cool down',
      ],
      answer:
        "Use state machine DP when the next choice depends on what you did in the last step or steps. Make that memory the mode: last action, length of the current run, trades left. Each day compute all modes from yesterday's: O(n · transitions).",
    },
    {
      kind: 'how',
      question: 'What if prices come in as a stream?',
      asks: [
        'prices come in as a stream',
        'online stock profit, constant memory',
        'one pass over prices that cannot be stored',
      ],
      answer:
        "Each day reads only yesterday's states, so one pass and O(1) memory are enough, O(k) with at most k trades. The best profit so far is known after every price. To print the trading days you must store the choices, O(n).",
    },
    {
      kind: 'how',
      question: 'How do I find the days to buy and to sell?',
      asks: ['which days to buy and sell', 'print the trades, not only the profit', 'reconstruct the states'],
      answer:
        'Store for each day and mode from which mode the best value came. Start at the best final mode and walk back: a change from free to hold is a purchase on that day, from hold to free a sale. O(n · modes) memory.',
    },
    {
      kind: 'how',
      question: 'How do I count strings of length 10^18 with rules?',
      asks: [
        'count strings of length 10^18 with rules',
        'state machine with huge n',
        'transition matrix power',
      ],
      answer:
        'Write the transitions as a matrix whose entry (i, j) is the number of ways to go from mode i to mode j, and raise it to the n-th power by repeated squaring: O(m³ log n) for m modes. Add up the row of the start mode over the allowed final modes.',
    },
    {
      kind: 'how',
      question: 'What if k deals are allowed and n is a hundred thousand?',
      asks: [
        'k deals but n is a hundred thousand',
        'n times k is too slow for stocks',
        'lagrange penalty, aliens trick',
      ],
      answer:
        'Charge a penalty per trade and search it by binary search: for a given penalty solve unlimited trades in O(n) and count the trades. With the penalty at which about k trades are used, add k · penalty back. This works because the best profit is concave in k. O(n log price). Break ties in the number of trades the same way every time.',
    },
  ],
  problems: [
    {
      number: 309,
      questions: [
        {
          asks: ['states', 'hold', 'update order'],
          answer:
            "`rest` may become `hold`, `sold` only becomes `rest`. Save yesterday's values before you assign.",
        },
        {
          asks: ['cost', 'complexity of the cooldown', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, because each day updates three states.',
        },
        {
          asks: ['which state to return', 'answer negative', 'returns hold'],
          answer:
            'Return the larger of `sold` and `rest`. Ending with a share never beats not having bought it.',
        },
      ],
    },
    {
      number: 122,
      questions: [
        {
          asks: ['same day', '2 greedy', 'sum of rises'],
          answer:
            'Buying and selling on the same day is allowed and changes nothing, so every rise can be taken.',
        },
        {
          asks: ['cost', 'complexity of all rises', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: one pass over adjacent prices.',
        },
        {
          asks: ['only one deal found', 'max minus min', 'result too small'],
          answer:
            'Any number of trades is allowed, so add every rise. The largest difference is the answer for a single trade.',
        },
      ],
    },
    {
      number: 188,
      questions: [
        {
          asks: ['4 large k', '4 tle', 'k over n/2'],
          answer: 'If k ≥ n / 2, the limit never binds: add all rises.',
        },
        {
          asks: ['cost', 'complexity of k deals', 'time complexity', 'big o of this'],
          answer: 'O(n · k) time and O(k) space; if k ≥ n / 2, O(n).',
        },
        {
          asks: ['what buy[t] means', 'meaning of the states', 'what is the state here'],
          answer:
            '`buy[t]` is the best balance while you hold a share of trade t, `sell[t]` the best after t completed trades. Buying reads `sell[t - 1]`.',
        },
      ],
    },
    {
      number: 714,
      questions: [
        {
          asks: ['when', 'twice', 'greedy'],
          answer:
            'Subtract the fee once per transaction, at buying or at selling, never twice. Adding all rises fails, because a rise over several days should pay one fee, and a rise smaller than the fee loses money.',
        },
        {
          asks: ['cost', 'complexity of the fee', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, because each day updates two states.',
        },
        {
          asks: ['starts hold at 0', 'profit too high', 'sells what was never bought'],
          answer:
            'Start `hold` with `-prices[0]` or minus infinity. With 0 you sell a share that cost nothing.',
        },
      ],
    },
    {
      number: 376,
      questions: [
        {
          asks: ['equal', 'greedy turns'],
          answer:
            'Equal neighbors change nothing. Greedy counts the turns from rising to falling and back, plus the two ends; if all values are equal, the answer is 1.',
        },
        {
          asks: ['cost', 'complexity of the wiggles', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, with two lengths or a count of the turns.',
        },
        {
          asks: ['what up and down mean', 'meaning of the two states', 'what is the state here'],
          answer:
            '`up` is the longest wiggle that ends with a rise so far, `down` the longest that ends with a fall. Both start at 1.',
        },
      ],
    },
    {
      number: 1911,
      questions: [
        {
          asks: ['last plus'],
          answer:
            'The best subsequence always ends with a plus: values are positive, so dropping a last minus only helps.',
        },
        {
          asks: ['cost', 'complexity of the alternating sum', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, two states: next sign plus or next sign minus.',
        },
        {
          asks: ['like buying and selling', 'relation to stocks', 'meaning of the states'],
          answer:
            'Let `even` be the best sum whose last element has a minus (or is empty), `odd` with a plus: `odd = max(odd, even + x)`, `even = max(even, odd - x)`. It is the stock problem with a free first sale.',
        },
      ],
    },
    {
      number: 123,
      questions: [
        {
          asks: ['two transactions states', 'buy1 sell1 buy2 sell2'],
          answer: 'Update the variables in order; buying and selling on the same day changes nothing.',
        },
        {
          asks: ['cost', 'complexity of two deals', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: four variables, updated once per price.',
        },
        {
          asks: ['second buy forgets the first profit', 'starts from 0 again', 'initial values'],
          answer:
            'The second purchase is paid from the first profit: `buy2 = max(buy2, sell1 - price)`. Both buys start at minus infinity, both sales at 0.',
        },
      ],
    },
    {
      number: 552,
      questions: [
        {
          asks: ['states', 'modulo'],
          answer:
            'The state is the absences so far, 0 or 1, and the current run of late days, 0 to 2: six states per day. Take each sum modulo 10^9 + 7.',
        },
        {
          asks: ['cost', 'complexity of the records', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space with six states; O(log n) with matrix powers.',
        },
        {
          asks: ['three late days slip through', 'late run not reset', 'absences counted too often'],
          answer:
            'A present or absent day resets the late run to 0. A late day is allowed only from a run of 0 or 1, an absence only if there was none before.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A crew films indoors or outdoors on each of 2,000 days, starting with either, and the costs of both are known for every day. Moving all equipment from one to the other costs $900 each time. What is the least total cost?',
      words: ['Moving all equipment', 'costs $900 each time'],
      not: 'dynamic-programming',
      why: 'The least cost so far does not say where the equipment is, so nobody knows whether the next day costs another $900.',
      idea: 'For each day keep the least cost with the equipment indoors and the least with it outdoors, each with or without a move.',
      cost: 'O(n)',
    },
    {
      task: 'A battery is either empty or full. For each of 100,000 hours the power price is known. Filling it buys one unit at that price plus $2 for wear, and emptying it sells the unit. It starts empty. What is the largest profit?',
      words: ['plus $2 for wear'],
      not: 'greedy-intervals',
      why: 'Selling after every small rise pays the $2 each time: with prices 1, 4, 3, 6 it earns 2, while holding on from 1 to 6 earns 3.',
      idea: 'For each hour keep the best profit with an empty battery and with a full one, and compare waiting with filling or emptying it.',
      cost: 'O(n)',
    },
    {
      task: 'A buffet has 80,000 dishes in a row, each sweet or salty, with a score that may be negative. A guest goes along once and takes some dishes, so that sweet and salty ones alternate on the plate. What is the highest total score?',
      words: ['sweet and salty ones alternate'],
      not: 'longest-increasing-subsequence',
      why: 'Only the taste of the last dish matters, so comparing each dish with all earlier ones does billions of steps for what two values tell.',
      idea: 'Keep the best total whose last dish is sweet and the best whose last dish is salty, and let each dish extend the other one or start anew.',
      cost: 'O(n)',
    },
    {
      task: 'An old telegraph, set to letters, sends a million letters and digits, one pulse each. Three extra pulses switch to digits until three more switch back; two extra pulses send a single character of the other kind. How few pulses are enough?',
      words: ['until three more switch back'],
      not: 'dynamic-programming',
      why: 'The fewest pulses so far do not say whether the line is set to letters or digits, and it may have been switched thousands of characters ago.',
      idea: 'After each character keep the fewest pulses with the line set to letters and with it set to digits, and compare staying, switching and the single character.',
      cost: 'O(n)',
    },
    {
      task: 'For each of 100,000 hours a street musician knows what playing would bring, with losses in bad weather. He may set up at most three times, and from then until he packs up he has to play. What is his best total?',
      words: ['at most three times', 'losses in bad weather'],
      not: 'sliding-window',
      why: 'With losses, a longer block can be worth more or less, so no rule tells when to move an edge, and three blocks compete for the same hours.',
      idea: 'For each hour keep the best total for each number of times he has set up so far, both playing and not playing.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
