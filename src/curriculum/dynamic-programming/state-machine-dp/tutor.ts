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
        'There are a few modes (holding, free, resting), and rules for moving between them at each step. Keep the best value for each mode, and compute the new ones from the old ones each day.',
      further: {
        example:
          'Prices [2, 5, 1], any number of trades.\n- Day 1: `hold` = -2, `free` = 0.\n- Day 2: `free` = max(0, -2 + 5) = 3, `hold` = max(-2, 0 - 5) = -2.\n- Day 3: `free` = max(3, -2 + 1) = 3, `hold` = max(-2, 3 - 1) = 2.\nThe answer is `free` = 3.',
        why: 'The past matters only through the mode and the money. Of two histories in the same mode on the same day the poorer one can be dropped: whatever it may do next, the richer one may do, too, and it stays ahead.',
        check: {
          ask: 'Prices [4, 9, 3], no fee, any number of trades. After day 1 `hold` is -4 and `free` is 0. What is `hold` after day 3?',
          right: ['2', 'two'],
          because:
            'It is 2: after day 2 `free` is 5, and buying at 3 from it gives 5 - 3. That is better than the -4 of keeping the first share.',
          wrong: [
            {
              says: ['-4', 'minus 4', 'minus four', 'negative 4'],
              reply:
                'That is the share of day 1, kept all the time. What if it was sold on day 2 and another one is bought?',
            },
            {
              says: ['5', 'five'],
              reply: 'That is `free` after the second day. What does buying a share on day 3 leave of it?',
            },
          ],
        },
        claims: [
          {
            says: ['i keep one value per mode', 'one best value for each state'],
            isRight: true,
            reply:
              'Yes. In one mode on one day only the best value can matter later, so the others may be forgotten.',
          },
          {
            says: ['i have to store all previous days', 'the whole table of days is needed'],
            isRight: false,
            reply:
              "No. Today's values are computed from yesterday's. You need more days only if you want to print the choices.",
          },
          {
            says: ['each mode comes from exactly one other mode', 'every state has one predecessor'],
            isRight: false,
            reply:
              'No. It takes the best over all moves that lead to it, and often one of them is staying: `hold` comes from `hold` or from buying.',
          },
          {
            says: ["i only need yesterday's values", "today's values come from yesterday's"],
            isRight: true,
            reply:
              'Yes. Each arrow leads from a mode of yesterday to a mode of today, so nothing older is read.',
          },
        ],
      },
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
        'You need states when what you may do next depends on a mode and not only on the index: buying, selling, cooldown, at most k in a row. Draw the modes and arrows; each arrow is a term in the recurrence.',
      further: {
        example:
          'Gains [3, 4, 5], but at most two working days in a row. The mode is the current run: 0, 1 or 2.\n- Day 1: 0, 3, impossible.\n- Day 2: run 0 is 3, run 1 is 0 + 4 = 4, run 2 is 3 + 4 = 7.\n- Day 3: 7, 3 + 5 = 8, 4 + 5 = 9.\nThe answer is 9.',
        why: 'Two histories may share a mode if tomorrow allows the same moves after both and pays the same for them. So look at what the rules of tomorrow ask about the past. That is the mode, and everything else is only the value.',
        check: {
          ask: 'You may work at most three days in a row, then you must rest for a day. How many modes do you need?',
          right: ['4', 'four'],
          because:
            'You need 4: the current run of working days is 0, 1, 2 or 3, and only after 3 is another working day forbidden.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'Which lengths can the current run have at the end of a day? Do not forget a day of rest.',
            },
            {
              says: ['2', 'two'],
              reply: 'If you only know that you worked today, do you know whether you may work tomorrow?',
            },
          ],
        },
        claims: [
          {
            says: ['the mode must contain the profit', 'the money is part of the state'],
            isRight: false,
            reply:
              'No. The money is the value that you maximize. It would belong to the mode only if the rules depended on it.',
          },
          {
            says: ['each arrow is a term in the recurrence', 'one arrow gives one candidate for the maximum'],
            isRight: true,
            reply:
              'Yes. A mode with three incoming arrows takes the best of three candidates, all from yesterday.',
          },
          {
            says: ['a counter can be part of the mode', 'days in a row can be a state'],
            isRight: true,
            reply:
              'Yes. A run of up to 2 late days is three modes. It only has to stay small, since each value is a mode of its own.',
          },
          {
            says: ['the state says what i may do next', 'the mode decides the next moves'],
            isRight: true,
            reply: 'Yes. If two pasts allow the same moves from now on, they are the same mode.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What is the recurrence for stocks with a cooldown?',
      about: 309,
      asks: [
        'cooldown',
        'three states',
        'sold rest hold',
        'stock with cooldown recurrence',
        'cooldown day state',
      ],
      answer:
        "`hold = max(hold, rest - price)`, `sold = hold_before + price`, `rest = max(rest, sold_before)`. All from yesterday's values, so save them first.",
      further: {
        example:
          'Prices [1, 4, 2]. Day 1: `hold` -1, `rest` 0, `sold` impossible.\n- Day 2: `sold` = -1 + 4 = 3, `hold` = -1, `rest` = 0.\n- Day 3: `hold` = max(-1, 0 - 2) = -1, `sold` = -1 + 2 = 1, `rest` = max(0, 3) = 3.\nThe 3 may not buy before day 4. The answer is 3.',
        why: "After a sale tomorrow's purchase is forbidden, after a day of rest it is allowed. Since these two permit different moves, they cannot share one value. After one day `sold` becomes `rest`, and the ban is over.",
        check: {
          ask: "Yesterday `hold` was -3, `sold` was 6 and `rest` was 4. Today's price is 2. What is `hold` today?",
          right: ['2', 'two'],
          because:
            'It is 2: buying is paid from `rest`, 4 - 2, which beats keeping the share at -3. The 6 from `sold` must wait a day.',
          wrong: [
            { says: ['4', 'four'], reply: "You paid from the 6 of yesterday's sale. Is that allowed today?" },
            {
              says: ['-3', 'minus 3', 'minus three', 'negative 3'],
              reply: 'That is keeping the old share. Is a purchase today better than that?',
            },
          ],
        },
        claims: [
          {
            says: ['buying comes from rest not from sold', 'i can only buy when resting'],
            isRight: true,
            reply: 'Yes, only `rest` may buy. `sold` means sold on that day, so the next day is the pause.',
          },
          {
            says: ['two states are enough with a cooldown', 'hold and free are enough for the cooldown'],
            isRight: false,
            reply:
              'Only if you also keep the free value of two days ago and buy from that one. Then that value is the third state.',
          },
          {
            says: ['i return the hold state at the end', 'the answer is hold on the last day'],
            isRight: false,
            reply:
              'No. A share that you still own has been paid for and earns nothing. Return the larger of `sold` and `rest`.',
          },
          {
            says: ['no pause is needed after a sale', 'i may buy immediately after selling'],
            isRight: false,
            reply:
              'No. The day after a sale is the pause. `sold` becomes `rest` on that day, and `rest` may buy.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'When do I subtract the fee?',
      about: 714,
      asks: ['transaction fee', 'pay once', 'when to subtract the fee', 'fee at buy or sell'],
      answer:
        'Subtract the fee once per transaction, when selling or when buying: `free = max(free, hold + price - fee)`, `hold = max(hold, free - price)`.',
      further: {
        example:
          'Prices [1, 6, 5, 9], fee 2, paid when selling.\n- Day 1: `hold` -1, `free` 0.\n- Day 2: `free` = max(0, -1 + 6 - 2) = 3.\n- Day 3: `hold` = max(-1, 3 - 5) = -1, so keeping the old share is better.\n- Day 4: `free` = max(3, -1 + 9 - 2) = 6.',
        why: 'Each transaction has one purchase and one sale, so charging either of them charges it exactly once. At the end you own nothing, so every purchase has had its sale, and both versions have paid the same fees.',
        check: {
          ask: 'Prices [1, 4, 6], fee 3 per transaction. What is the best profit?',
          right: ['2', 'two'],
          because:
            'It is 2: one trade from 1 to 6 gains 5 and pays the fee once. Selling at 4 and buying again would pay it twice.',
          wrong: [
            { says: ['0', 'zero'], reply: 'You pay for each rise. Can one trade cover both days?' },
            {
              says: ['5', 'five'],
              reply: 'That is the gain without the fee. How many fees does this trade cost?',
            },
            {
              says: ['-1', 'minus 1', 'minus one'],
              reply:
                'You need not trade at all, so the profit is never negative. Which single trade is best?',
            },
          ],
        },
        claims: [
          {
            says: ['the fee is paid at buying and at selling', 'both buy and sell cost the fee'],
            isRight: false,
            reply:
              'No. The problem charges it once per transaction, and a transaction is a purchase with its sale.',
          },
          {
            says: [
              'paying at buying or at selling gives the same result',
              'it does not matter when i subtract the fee',
            ],
            isRight: true,
            reply:
              'Yes. Only `hold` differs by the fee in between. At the end every purchase has its sale, and the profit is the same.',
          },
          {
            says: ['a rise smaller than the fee is never used', 'skip every rise below the fee'],
            isRight: false,
            reply:
              'No. In [1, 3, 5] with fee 3 both rises are smaller than the fee, but one trade from 1 to 5 still gains 1.',
          },
          {
            says: ['the fee is paid once per transaction', 'i subtract the fee once'],
            isRight: true,
            reply: 'Yes. Choose the purchase or the sale for it, and leave the other one without.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What if at most k transactions are allowed?',
      about: 188,
      asks: [
        'at most k transactions',
        'stock 4',
        'buy and sell arrays',
        'k larger than half',
        'k transactions',
      ],
      answer:
        'Keep `buy[t]` and `sell[t]` for each number of transactions: O(n · k). If k ≥ n / 2, the limit never binds, and adding all rises is enough.',
      further: {
        example:
          'Prices [1, 5, 2, 4], k = 2.\n- `buy[1]` is -1 and `sell[1]` is 4 from day 2 on.\n- Day 3: `buy[2]` = 4 - 2 = 2.\n- Day 4: `sell[2]` = 2 + 4 = 6.\nHere k is n / 2, and the sum of all rises is 4 + 2 = 6, too. With k = 1 the answer would be 4.',
        why: 'A trade that gains needs a day to buy and a later day to sell, and a sale and a purchase on the same day cancel out. So at most n / 2 trades are useful. Below that, each trade has two modes, updated once a day.',
        check: {
          ask: 'Prices [1, 3, 2, 6, 4, 7], at most two transactions. What is the best profit?',
          right: ['8', 'eight'],
          because:
            'It is 8: from 1 to 6 and from 4 to 7, which is 5 + 3. The small fall from 3 to 2 is accepted to save a trade.',
          wrong: [
            {
              says: ['9', 'nine'],
              reply: 'That is the sum of all rises. How many transactions does it take?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Those are the two largest rises, or 1 to 3 and 2 to 7. Is there a better day to split?',
            },
            {
              says: ['6', 'six'],
              reply:
                'That is one trade, from the lowest to the highest price. Which fall can the second trade avoid?',
            },
          ],
        },
        claims: [
          {
            says: ['buying and selling both increase t', 'each buy and each sell counts as a transaction'],
            isRight: false,
            reply:
              'No. A purchase and its sale are one transaction, so exactly one of the two moves changes t.',
          },
          {
            says: ['if k is at least n/2 i add all rises', 'large k is the same as unlimited'],
            isRight: true,
            reply:
              'Yes. No more than n / 2 trades can gain anything in n days, so the limit never stops you.',
          },
          {
            says: ['i take the k largest rises', 'greedy with the k best rises works'],
            isRight: false,
            reply:
              'No, this fails. For [1, 3, 2, 6, 4, 7] and k = 2 the largest rises 4 and 3 give 7, but 1 to 6 and 4 to 7 give 8.',
          },
          {
            says: ['only buying increases t', 'only one of the two moves changes t'],
            isRight: true,
            reply:
              'Yes. A purchase and its sale are one transaction, so it must be counted at one of them only.',
          },
        ],
      },
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
      further: {
        example:
          'Prices [1, 4, 2, 6] with a cooldown. The best is 5, from 1 to 6. Suppose `sold` is computed first, and `rest` reads it on the same day. Then `rest` is 3 on day 2 already, day 3 buys at 2 from it, and day 4 sells: 3 - 2 + 6 = 7. The pause is gone.',
        why: "Each arrow leads from one day to the next. If a value is overwritten before another line reads it, that line starts where today's first arrow ended. So two arrows are followed on one day, which no rule has allowed.",
        check: {
          ask: 'Each day `a` becomes `b + 1` and `b` becomes `a + 1`. Yesterday a was 0 and b was 5. What must b be today?',
          right: ['1', 'one'],
          because:
            "It is 1, yesterday's a plus one. Assigning a first would make it 6, and then b would wrongly become 7.",
          wrong: [
            {
              says: ['7', 'seven'],
              reply: 'You read the new value of a. From which day must the right-hand side come?',
            },
            { says: ['6', 'six'], reply: "That is today's a. Which value of a does b read?" },
          ],
        },
        claims: [
          {
            says: ['tuple assignment fixes it', 'assigning both at once in python is safe'],
            isRight: true,
            reply:
              'Yes. Python evaluates the whole right-hand side before it assigns anything, so all old values are read first.',
          },
          {
            says: [
              'without a cooldown the order does not matter',
              'for unlimited trades the update order is harmless',
            ],
            isRight: true,
            reply:
              'Yes. At worst you sell and buy again at the same price on one day, which gains nothing. But that is luck, so copying is the safer habit.',
          },
          {
            says: ['the order of updates never matters', 'i can update the states in any order'],
            isRight: false,
            reply:
              'No. With a cooldown the wrong order lets you sell and buy without the pause. On [1, 4, 2, 6] it gives 7 instead of 5.',
          },
          {
            says: ["i compute new states from yesterday's values", 'save the old values first'],
            isRight: true,
            reply: 'Yes. Then each day follows exactly one arrow, whatever the order of the lines.',
          },
        ],
      },
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
      further: {
        example:
          'Prices [5]. With `hold` = 0 before the day, `free` = max(0, 0 + 5) = 5: money from nothing. With minus infinity `free` = max(0, minus infinity) = 0, and `hold` = 0 - 5 = -5. If 7 follows, `free` = max(0, -5 + 7) = 2.',
        why: 'Minus infinity stands for impossible. Whatever you add, it stays minus infinity and loses every maximum, so a history that cannot exist is never chosen. A 0 is an ordinary value: it claims that you own a share and have paid nothing.',
        check: {
          ask: 'Prices [6, 9], at most one trade, and by mistake `hold` starts at 0. Which profit comes out?',
          right: ['9', 'nine'],
          because:
            'The wrong result is 9: the share from nowhere cost 0 and is sold for the higher price. The true profit is 3.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the correct profit. What does the share cost that you seem to own before day 1?',
            },
            {
              says: ['6', 'six'],
              reply: 'That is selling it on the first day. Is there a better day to sell?',
            },
          ],
        },
        claims: [
          {
            says: ['minus the first price is also a valid start', 'hold can start at -prices[0]'],
            isRight: true,
            reply:
              'Yes. That is the value after buying on the first day. Then the loop begins with the second day.',
          },
          {
            says: [
              'hold starts at 0 because i have no money yet',
              'hold is 0 on the first day',
              'hold starts at 0',
            ],
            isRight: false,
            reply:
              'No. 0 would mean that you own a share without having paid for it. Before the first day owning one is impossible: minus infinity.',
          },
          {
            says: ['free starts at minus infinity too', 'both states start at minus infinity'],
            isRight: false,
            reply:
              'No. Owning nothing with 0 money is exactly where you begin, so `free` is 0. Somewhere a real value must come in.',
          },
          {
            says: [
              'hold starts at minus infinity',
              'hold is minus infinity and free is 0',
              'free starts at 0',
            ],
            isRight: true,
            reply:
              'Yes. Before the first day you own nothing and have gained nothing: `free` is 0, and `hold` is impossible, minus infinity.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'When is the sum of all rises the answer?',
      asks: ['stock greedy or states', 'buy sell 2 greedy', 'when sum of rises', 'stock greedy or dp'],
      answer:
        'Greedy is enough for unlimited transactions without a fee (add all rises) and for a single transaction (track the lowest price). With a fee, a cooldown or a limit k, a choice today changes what is possible later: states.',
      with: 'greedy-intervals',
      further: {
        example:
          'Prices [2, 4, 3, 6].\n- No fee: the rises 2 and 3 give 5.\n- Fee 2: two trades give 5 - 4 = 1, but one trade from 2 to 6 gives 4 - 2 = 2.\nThe fee makes it better to sit through the fall from 4 to 3.',
        why: 'Without costs, a long trade equals a series of one-day trades, and you can leave out the falling days for nothing. So each day is decided alone. A fee or a pause puts a price on leaving a day out, and the days depend on each other.',
        check: {
          ask: 'Prices [1, 4, 3, 7], no fee, any number of trades. What is the best profit?',
          right: ['7', 'seven'],
          because: 'It is 7, the rises 3 and 4. You sell before the fall and buy again after it.',
          wrong: [
            {
              says: ['6', 'six'],
              reply:
                'That is the single trade from the lowest to the highest price. What would leaving out the fall save?',
            },
            { says: ['4', 'four'], reply: 'That is the largest rise. May you make another trade?' },
          ],
        },
        claims: [
          {
            says: [
              'with a fee i add the rises larger than the fee',
              'the sum of rises works with a fee',
              'subtract the fee from each rise',
            ],
            isRight: false,
            reply:
              'No. A rise over several days pays one fee only. For [1, 3, 5] with fee 2 one trade gives 2, and each rise minus the fee gives 0.',
          },
          {
            says: ['for a single trade i track the lowest price', 'one trade needs only the minimum so far'],
            isRight: true,
            reply:
              'Yes. Selling today is best after buying at the lowest price so far, so one pass is enough.',
          },
          {
            says: [
              'with two trades i add the two largest rises',
              'at most two trades means the two best daily rises',
            ],
            isRight: false,
            reply:
              'No. In [1, 2, 3, 1, 5] the two largest daily rises are 4 and 1, but the trades 1 to 3 and 1 to 5 give 6.',
          },
          {
            says: ['a fee makes the sum of rises wrong', 'with a fee or cooldown i need states'],
            isRight: true,
            reply:
              'Yes. Then selling today has a price or a consequence, so the days can no longer be decided alone.',
          },
        ],
      },
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
      answer:
        "O(days · transitions) time, so O(n) for a fixed number of modes, and O(modes) space, since only yesterday's values are read. With a limit of k transactions O(n · k).",
      further: {
        example:
          'The cooldown machine has 3 modes and 5 arrows: `hold` to `hold` and `sold`, `sold` to `rest`, `rest` to `rest` and `hold`. Over 4 days these are 4 · 5 = 20 small steps, with 3 numbers in memory. A million days take 5 million steps and still 3 numbers.',
        why: 'The number of histories grows exponentially with the days, but they all end in a few modes, and only the best one of each is kept. So a day costs one step per arrow, no matter how many days came before.',
        check: {
          ask: 'A machine has four modes and seven arrows and runs for 100 days. How many candidate values are computed in all?',
          right: ['700', 'seven hundred'],
          because:
            'It is 700: each arrow gives one candidate per day. The maximum for a mode is taken over the arrows that lead to it.',
          wrong: [
            {
              says: ['400', 'four hundred'],
              reply:
                'That is one value for each mode and day. How many candidates does a mode with two incoming arrows compare?',
            },
            {
              says: ['2800', '2,800'],
              reply: 'You multiplied by the modes as well. Does an arrow not already belong to one mode?',
            },
          ],
        },
        claims: [
          {
            says: ['i need a table with all days', 'memory is O(n) for the days'],
            isRight: false,
            reply:
              "Only if you want to print the choices. For the best value yesterday's modes are enough, so the memory does not grow with n.",
          },
          {
            says: ['k transactions make it O(n * k)', 'two modes per transaction'],
            isRight: true,
            reply: 'Yes. There are 2 · k modes, each with at most two incoming arrows, so a day costs O(k).',
          },
          {
            says: ['it is exponential because of all the choices', 'two choices per day gives 2^n'],
            isRight: false,
            reply:
              'No. 2^n histories exist, but after each day all that end in the same mode are merged into their best.',
          },
          {
            says: ['it is O(n) for a fixed number of states', 'time O(n) and space O(1)'],
            isRight: true,
            reply:
              "Yes. With a fixed number of modes and arrows, each day takes constant time and only yesterday's values are kept.",
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I color houses so that no neighbors have the same color?',
      about: 256,
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
      about: 309,
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
      about: 121,
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
      about: 123,
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
      about: 309,
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
      about: 714,
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
      about: 714,
      asks: ['too low by one fee per deal', 'fee is paid twice', 'profit short by the number of trades'],
      answer:
        'The fee is subtracted both at buying and at selling. Choose one of them. Either gives the same final result; only the value of the holding state differs in between.',
    },
    {
      kind: 'mistake',
      question: 'Why does my limit of k deals have no effect?',
      about: 188,
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
      about: 188,
      asks: [
        'k deals but n is a hundred thousand',
        'n times k is too slow for stocks',
        'lagrange penalty, aliens trick',
      ],
      answer:
        'Charge a penalty per trade and search it by binary search: for a given penalty solve unlimited trades in O(n) and count the trades. With the penalty at which about k trades are used, add k · penalty back. This works because the best profit is concave in k. O(n log price). Break ties in the number of trades the same way every time.',
    },
    {
      kind: 'why',
      question: 'Why does `hold` start at minus infinity?',
      asks: [
        'why is hold -infinity at the start',
        'why is hold minus infinity',
        'why minus infinity',
        'what does -infinity mean',
        'why not start hold at 0',
        'what is hold before the first day',
      ],
      answer:
        'Before the first day you own no share, so the state is impossible, and its value must lose every maximum. With 0 you would own a share for free: for [5, 4] the sale on day 1 would give 5, but the right answer is 0. After day 1, `hold` is `-prices[0]`, so you may also start with that.',
    },
    {
      kind: 'mistake',
      question: 'What if prices fall all the time, or there is only one day?',
      asks: [
        'what if prices go down all the time',
        'what if prices only fall',
        'falling prices',
        'only one day',
        'empty prices',
        'what if the array is empty',
        'what if the profit is negative',
      ],
      answer:
        'Then the best is not to trade, and the profit is 0. The states do that by themselves: `rest` starts at 0 and never falls. For [5, 4, 3], `hold` is -5, -4, -3, and selling never gives more than 0. One day gives 0 as well; for an empty array return 0 before you read `prices[0]`.',
    },
    {
      kind: 'what',
      question: 'What is a state machine in DP?',
      asks: [
        'what is a state machine',
        'what are states and transitions',
        'explain state machine',
        'what does a state mean',
        'states in stock problems',
      ],
      answer:
        'A list of modes you can be in, and of moves between them. With a cooldown: `hold` a share, `sold` it today, `rest`. From `rest` you may buy and get to `hold`, from `hold` sell and get to `sold`, from `sold` only to `rest`. For each day keep the best profit of every mode; each arrow is one term in a maximum.',
    },
    {
      kind: 'how',
      question: 'How do I explain a stock problem in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain stock with cooldown to an interviewer',
        'how do i present a state machine dp',
      ],
      answer:
        'Draw the modes and arrows first. Then say what a value means: “`hold` is the best profit at the end of the day if I own a share.” Then one line per mode, each from yesterday’s values. Trace three prices. O(n) time, O(1) space. Say which mode you return: one without a share.',
    },
    {
      kind: 'why',
      question: 'Why are there four variables for two transactions?',
      about: 123,
      asks: ['why four variables', 'why four states', 'stock 3 variables', 'what are buy1 sell1 buy2 sell2'],
      answer:
        'Two trades pass through four modes in order: after the first buy, after the first sale, after the second buy, after the second sale. Each has its best profit: buy1 = max(buy1, -p), sell1 = max(sell1, buy1 + p), buy2 = max(buy2, sell1 - p), sell2 = max(sell2, buy2 + p). The answer is sell2; the other modes lead to it.',
    },
    {
      kind: 'how',
      question: 'Can I own two shares at once?',
      asks: [
        'can i hold two stocks',
        'can i own two shares',
        'can i buy twice',
        'more than one share',
        'do i have to sell before i buy again',
      ],
      answer:
        'The stock problems allow at most one share: you must sell before you buy again. That is why there are only two kinds of modes, with a share and without. If more were allowed, the number of shares would belong to the state.',
    },
  ],
  problems: [
    {
      number: 309,
      questions: [
        {
          question: 'Which state may follow which?',
          asks: ['states', 'hold', 'update order'],
          answer:
            "`hold` may stay or become `sold`, `sold` can only become `rest`, and `rest` may stay or become `hold`. Save yesterday's values before you assign.",
          further: {
            example:
              'Prices [2, 3, 1, 4].\n- Day 2: `sold` = -2 + 3 = 1, `rest` = 0.\n- Day 3: `rest` = 1, but `hold` is max(-2, 0 - 1) = -1, paid from the `rest` of day 2.\n- Day 4: `sold` = -1 + 4 = 3.\nSo the trade from 2 to 3 is given up.',
            why: 'The rule forbids a purchase on the day after a sale, so you must know tomorrow whether you sold today. The state `sold` remembers just that. It has only one way out, and taking it uses up the forbidden day.',
            check: {
              ask: 'Suppose you may not buy on the two days after a sale. How many states do you need in all?',
              right: ['4', 'four'],
              because:
                'You need 4: `hold`, `sold`, one for the day of waiting after it, and `rest`. `sold` leads to the waiting state, and only that one to `rest`.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply:
                    'Three states cover a single forbidden day. What remembers that one of the two is over and one is left?',
                },
                {
                  says: ['5', 'five'],
                  reply: 'Name them. `sold` itself already remembers that both days are still to come.',
                },
              ],
            },
            claims: [
              {
                says: ['i may buy immediately after selling', 'sold can become hold'],
                isRight: false,
                reply:
                  'No. The day after a sale is the cooldown. `sold` first becomes `rest`, and from there you may buy.',
              },
              {
                says: ['rest can stay rest', 'i may wait as long as i like'],
                isRight: true,
                reply:
                  "Yes. You can wait for a better price as long as you like: `rest` is the larger of the old `rest` and yesterday's `sold`.",
              },
              {
                says: ['sold means i do not own a share', 'sold and rest are the same state'],
                isRight: false,
                reply:
                  'Almost: in both you own nothing. But `sold` is only the day of the sale, and tomorrow it may not buy, while `rest` may.',
              },
              {
                says: ['after selling i must rest one day', 'sold becomes rest'],
                isRight: true,
                reply: 'Yes. That is the only way out of `sold`, and it takes the one forbidden day.',
              },
            ],
          },
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the cooldown', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, because each day updates three states.',
        },
        {
          question: 'Which state do I return at the end?',
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
          question: 'Can I sell and buy on the same day?',
          asks: ['same day', '2 greedy', 'sum of rises'],
          answer:
            'Buying and selling on the same day is allowed and changes nothing, so every rise can be taken.',
        },
        {
          question: 'What does the pass over the prices cost?',
          asks: ['cost', 'complexity of all rises', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: one pass over adjacent prices.',
        },
        {
          question: 'Why is my profit too small?',
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
          question: 'What if k is very large?',
          asks: ['4 large k', '4 tle', 'k over n/2'],
          answer: 'If k ≥ n / 2, the limit never binds: add all rises.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of k deals', 'time complexity', 'big o of this'],
          answer: 'O(n · k) time and O(k) space; if k ≥ n / 2, O(n).',
        },
        {
          question: 'What do `buy[t]` and `sell[t]` stand for?',
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
          question: 'When do I pay the fee, and why not add all rises?',
          asks: ['when', 'twice', 'greedy'],
          answer:
            'Subtract the fee once per transaction, at buying or at selling, never twice. Adding all rises fails, because a rise over several days should pay one fee, and a trade that gains less than the fee loses money.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the fee', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, because each day updates two states.',
        },
        {
          question: 'Why is my profit too high?',
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
          question: 'What do equal neighbors change?',
          asks: ['equal', 'greedy turns'],
          answer:
            'Equal neighbors change nothing. Greedy counts the turns from rising to falling and back, plus the two ends; if all values are equal, the answer is 1.',
        },
        {
          question: 'How fast can it be solved?',
          asks: ['cost', 'complexity of the wiggles', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, with two lengths or a count of the turns.',
        },
        {
          question: 'What do `up` and `down` stand for?',
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
          question: 'With which sign does the best choice end?',
          asks: ['last plus'],
          answer:
            'The best subsequence always ends with a plus: values are positive, so dropping a last minus only helps.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the alternating sum', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space, two states: next sign plus or next sign minus.',
        },
        {
          question: 'How is this like buying and selling stocks?',
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
          question: 'In which order do I update the four variables?',
          asks: ['two transactions states', 'buy1 sell1 buy2 sell2'],
          answer:
            'In the order `buy1`, `sell1`, `buy2`, `sell2`, each from the newest values. Then you may sell and buy on the same day, which changes nothing, so the result is right.',
        },
        {
          question: 'What does it cost?',
          asks: ['cost', 'complexity of two deals', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: four variables, updated once per price.',
        },
        {
          question: 'How does the second purchase use the first profit?',
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
          question: 'What are the states, and where do I take the modulo?',
          asks: ['states', 'modulo'],
          answer:
            'The state is the absences so far, 0 or 1, and the current run of late days, 0 to 2: six states per day. Take each sum modulo 10^9 + 7.',
        },
        {
          question: 'How fast can it be solved?',
          asks: ['cost', 'complexity of the records', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space with six states; O(log n) with matrix powers.',
        },
        {
          question: 'Why do I count records with three late days in a row?',
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
  claims: [
    {
      says: ['i can buy twice without selling', 'two shares at once are allowed'],
      isRight: false,
      reply: 'No. You have at most one share, so after buying comes selling.',
    },
    {
      says: ['with unlimited trades add all rises', 'sum all positive differences'],
      isRight: true,
      reply: 'Yes, without a fee and a cooldown: a longer rise is the sum of its daily rises.',
    },
    {
      says: ['hold is the maximum of keeping and buying', 'hold = max of hold and rest minus price'],
      isRight: true,
      reply:
        "Yes, with yesterday's values. The state from which you may buy depends on the problem, for example after a cooldown.",
    },
    {
      says: ['return hold at the end', 'the answer is the hold state'],
      isRight: false,
      reply: 'No, the answer is a state without a share: selling it would only add money.',
    },
    {
      says: [
        'hold means i bought today',
        'hold means buying on this day',
        'hold is the day i buy',
        'hold is only for the day of buying',
        'holding means that i bought it today',
      ],
      isRight: false,
      reply:
        "No. `hold` means that you own a share at the end of the day, bought today or earlier. Its value is the larger of yesterday's `hold` and buying today.",
    },
    {
      says: [
        'hold means i own a share',
        'hold means i have a stock at the end of the day',
        'hold is keeping the stock or buying it today',
        'hold = max(hold, rest - price)',
        'hold is the best profit while owning a share',
      ],
      isRight: true,
      reply: 'Yes. Bought today or on an earlier day: the value is the larger of keeping and buying.',
    },
    {
      says: [
        'i can sell and buy on the same day with a cooldown',
        'after selling i can buy again at once',
        'i can buy the day after selling with a cooldown',
        'the cooldown allows buying the next day',
      ],
      isRight: false,
      reply:
        'No, with a cooldown you may not. After a sale comes a rest day. Without a cooldown it is allowed and changes nothing.',
    },
    {
      says: [
        'after selling i must wait one day',
        'sold can only become rest',
        'the day after a sale i cannot buy',
        'cooldown means one day without buying',
        'i can only buy from rest',
      ],
      isRight: true,
      reply: 'Yes. Today you sold, tomorrow you must rest, and the day after you may buy.',
    },
    {
      says: [
        'hold starts at minus infinity because i cannot own a share yet',
        'hold is -infinity at the start because it is impossible',
        'minus infinity means impossible',
        'before the first day holding is not possible',
      ],
      isRight: true,
      reply:
        'Yes. Before the first day you cannot own a share. Minus infinity loses every maximum, so no plan starts from it. After day 1 it is -prices[0].',
    },
    {
      says: [
        'hold starts at 0',
        'all states start at 0',
        'hold is 0 at the start',
        'the first hold value is 0',
        'initialize hold with 0',
      ],
      isRight: false,
      reply:
        'No. 0 would mean that you own a share for free, and the first sale would be pure profit: for [5, 4] the answer would be 5 instead of 0.',
    },
    {
      says: [
        'if prices go down the profit is 0',
        'with falling prices the answer is 0',
        'when prices only fall i do not trade',
        'the answer is never negative',
        'no trade gives 0',
      ],
      isRight: true,
      reply: 'Yes. Never trading gives 0, and that is the best then.',
    },
    {
      says: [
        'if prices go down the profit is negative',
        'falling prices give a loss',
        'with falling prices the answer is negative',
        'i must buy at least once',
      ],
      isRight: false,
      reply: 'No, it is 0: you need not trade at all.',
    },
    {
      says: [
        'stock 2 adds all the increases',
        'i can just add all the increases',
        'the sum of all rises is the answer for unlimited trades',
        'add every positive difference',
        'buy and sell on every rise',
      ],
      isRight: true,
      reply:
        'Yes. If you may trade as often as you like without fee or cooldown, the sum of all rises is the best.',
    },
    {
      says: [
        'with a fee i can still add all rises',
        'adding the rises works with a fee',
        'subtract the fee from each rise',
        'add all increases bigger than the fee',
      ],
      isRight: false,
      reply:
        'No. With a fee each rise would pay it again. For [1, 3, 5] and fee 1, two trades give 1 + 1 = 2, one trade gives 4 - 1 = 3.',
    },
    {
      says: [
        'the fee is paid twice',
        'i pay the fee at buying and at selling',
        'subtract the fee when buying and when selling',
        'both buying and selling cost the fee',
      ],
      isRight: false,
      reply: 'No, once per trade: at buying or at selling.',
    },
    {
      says: [
        'the fee is paid once per trade',
        'i pay the fee when i sell',
        'subtract the fee once per transaction',
        'the fee can be paid at buying or selling',
        'pay the fee only at selling',
      ],
      isRight: true,
      reply: 'Yes. Subtract it at buying or at selling, but only once per trade.',
    },
    {
      says: [
        'buy at the lowest and sell at the highest',
        'the profit is max minus min',
        'take the minimum and the maximum price',
        'the answer is the highest price minus the lowest price',
      ],
      isRight: false,
      reply:
        'No. The lowest price may come after the highest. For [7, 1, 5] it is 1, then 5: profit 4, not 6.',
    },
    {
      says: [
        'the space is o(1)',
        'a few variables are enough',
        'i only need the values of yesterday',
        'constant space is enough',
        'each day only needs the previous day',
      ],
      isRight: true,
      reply:
        'Yes. Each day reads only the values of the day before, so a few variables are enough: O(1) space, O(n) time.',
    },
    {
      says: [
        'i must save yesterdays values first',
        'compute the new states from the old ones',
        'use the old values and not the updated ones',
        'assign all states at the same time',
        'save the previous state before updating',
      ],
      isRight: true,
      reply:
        'Yes. Otherwise a state of today is used for another state of today, such as selling and buying on one day.',
    },
    {
      says: [
        'a state machine is a set of states and transitions',
        'the states are modes and the arrows are choices',
        'each state has a best profit',
        'a state machine says which state may follow',
        'each arrow is a choice on one day',
      ],
      isRight: true,
      reply:
        'Yes. A set of modes with rules which one may follow which. Each mode is a variable or column, and each arrow a term in its maximum.',
    },
    {
      says: [
        'at most k transactions take o(n * k)',
        'the time is n times k',
        'with k trades it is o(nk)',
        'k transactions need a value for each number of trades',
        'the state is the day, the number of trades and holding or not',
      ],
      isRight: true,
      reply: 'Yes. Each of the n days updates k pairs of values.',
    },
    {
      says: [
        'i need two loops',
        'stock buy and sell needs two loops',
        'for one trade i compare every pair of days',
        'best time to buy needs a nested loop',
        'i must check all pairs of days',
      ],
      isRight: false,
      reply:
        "No, one loop is enough for a single trade: keep the lowest price so far, and compare today's price with it. O(n) instead of O(n²).",
    },
    {
      says: [
        'track the minimum so far',
        'keep the lowest price so far',
        'for one trade i track the minimum price',
        'profit is price minus the minimum so far',
        'update the minimum and the best profit each day',
      ],
      isRight: true,
      reply:
        "Yes. The best sale today is today's price minus the lowest price before it. Keep the largest such difference.",
    },
    {
      says: [
        'i can hold two stocks',
        'i can own several shares at once',
        'i may buy twice before selling',
        'holding more than one share is allowed',
      ],
      isRight: false,
      reply:
        'No. You must sell before you buy again: at most one share at a time. So two modes are enough: with a share, or without.',
    },
  ],
} satisfies TutorTexts
