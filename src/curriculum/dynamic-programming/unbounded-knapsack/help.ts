import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  322: {
    asks: 'Given the values of coins, each available in any number, return the smallest number of coins that add up to exactly `amount`, or -1 if it is impossible. An amount of 0 needs 0 coins.',
    hints: [
      'Amount 0 needs 0 coins: that is the base case. With coins 1, 3 and 4, work out the amounts 1 to 6 in order and write the results in a row: 1, 2, 1, 1, 2, 2.',
      'Let coin c be the last coin for amount a: the others make a - c, with as few coins as possible. Try every coin with c ≤ a and keep the smallest `fewest[a - c] + 1`.',
      'Fill `fewest` from 1 up to the amount, so that all smaller amounts are final; each entry is the minimum over all coins that fit. All entries except `fewest[0] = 0` start at `amount + 1`. If `fewest[amount]` is still larger than `amount`, return -1, otherwise return it.',
    ],
    solvedBy: 'coin-change-fewest',
  },
  518: {
    asks: 'Given the distinct values of coins, each available in any number, return the number of combinations that add up to exactly `amount`, whatever their order. An amount of 0 has one combination, the empty one.',
    hints: [
      'There is one way to make amount 0: take no coin, so `ways[0] = 1` and all other entries are 0. Add coin 3 by hand: 3, 6, 9 and so on now have one way.',
      'When coin c has its turn, go through the amounts from c upward and add `ways[a - c]` to `ways[a]`. The entry you read may already contain this coin, so it can be used again.',
      'After each coin, `ways[a]` is the number of combinations for a from the coins so far: the old count is without the new coin, `ways[a - c]` are those with it. Each combination counts once, in the order of the coins. Return `ways[amount]`; in C++ use an unsigned type, because smaller amounts may overflow.',
    ],
    solvedBy: 'coin-combinations',
  },
  279: {
    asks: 'Given a positive integer `n`, return the smallest number of squares of positive integers that add up to `n`. The same square may be used several times.',
    hints: [
      'Let `fewest[i]` be the fewest squares with sum i, and `fewest[0] = 0`. Fill the first entries by hand: 1, 2 and 3 can use only ones, so they need 1, 2 and 3; for 4 one square is enough.',
      'For the total i, try each `j * j` up to i as one of its squares. The answer for the rest, `i - j * j`, is already in the table; with this square it is one more.',
      'For i from 1 to n, take the minimum of `fewest[i - j * j] + 1` over all j with `j * j <= i`. Smaller totals are final, and the square 1 always fits, so every entry gets a value. Return `fewest[n]`.',
    ],
    cost: 'O(n · √n) time and O(n) space, because there are √n squares up to the amount n',
  },
  377: {
    asks: 'Given distinct positive integers, each of which may be used any number of times, return the number of sequences that add up to `target`. The same numbers in another order count as another sequence.',
    hints: [
      'The empty sequence is the one way to make 0, so `ways[0] = 1`. With the numbers 1 and 2, total 3 has three: 1 + 1 + 1, 1 + 2 and 2 + 1.',
      'Group the sequences for total t by their last number. Those that end with `num` are the sequences for `t - num` with `num` appended, so add `ways[t - num]` for every number that fits.',
      'For t from 1 to the target, `ways[t]` is the sum of `ways[t - num]` over all numbers with `num <= t`. All smaller totals are final, and a sequence has exactly one last number, so it counts once. Return `ways[target]`; in C++ use an unsigned type, because smaller totals may overflow.',
    ],
    solvedBy: 'coin-sequences',
  },
  343: {
    asks: 'Given an integer `n` of at least 2, write it as a sum of two or more positive integers, and return the largest possible product of those integers.',
    hints: [
      'Let `best[i]` be the largest product if i is split into at least two parts. The smallest case is 2 = 1 + 1, so `best[2] = 1`; 3 = 1 + 2 gives `best[3] = 2`.',
      'Choose a first part j from 1 to i - 1 and never split it again; only the rest has a choice. So compare `j * (i - j)` with `j * best[i - j]`.',
      'Fill `best` from 2 up to n: each entry is the maximum of both products over all j, with `best[1] = 0`, because 1 cannot be split. Every split consists of a first part and a rest, and smaller entries are final, so no product is missed. Return `best[n]`.',
    ],
    cost: 'O(n²) time and O(n) space, because every smaller number is a piece',
  },
  983: {
    asks: 'Given the days of a year on which you travel and the prices of passes that are valid for 1, 7, and 30 consecutive days, return the lowest total price of passes that cover all travel days.',
    hints: [
      'Let `least[d]` be the least money that covers all travel days up to day d, with `least[0] = 0`. Until the first travel day there is nothing to pay, so these entries are 0 too.',
      'On a day without travel, copy `least[d - 1]`. On a travel day, try each pass as the one that ends today: its price plus `least[d - 1]`, `least[d - 7]` or `least[d - 30]`; keep the smallest.',
      'Run d from 1 to the last travel day, with the travel days in a set. For a pass that would start before day 1 read `least[0]`. Each entry is final when later days read it, and the entry of the last travel day is the answer.',
    ],
  },
  139: {
    asks: 'Given a string and a list of words, decide whether the string can be divided completely into words from the list. Each word may be used any number of times.',
    hints: [
      'Let `can[i]` say whether the first i characters can be cut into dictionary words. The empty prefix needs no word, so `can[0]` is true and all others start as false.',
      'At length i, try each word w with at most i characters. If `can[i - len(w)]` is true and the characters from there to i spell w, then `can[i]` is true and you can stop trying.',
      'Fill `can` from 1 to n, the length of the string. Each length tries all words, so a word may be used again, and all shorter prefixes are decided before they are read. Return `can[n]`: the whole string, not only a part, must be covered.',
    ],
    cost: 'O(A · m²) time and O(A + D) space for words up to length m, because each lookup reads up to m characters and the D characters of the dictionary are stored',
  },
  1449: {
    asks: 'Each digit `d` from 1 to 9 costs `cost[d - 1]`, and 0 is not available. Return, as a string, the largest integer whose digits cost exactly `target` in total, or `0` if there is none.',
    hints: [
      'Forget the digits for now and look at the costs: let `count[t]` be the most digits that cost exactly t together. `count[0]` is 0; all other entries start at minus infinity, for impossible.',
      'For each t from 1 to the target, try every digit whose cost c is at most t: `count[t - c] + 1`, and keep the largest. More digits always win, since no digit is 0.',
      'If `count[target]` is negative, return "0". Otherwise begin at t = target: append the largest digit whose cost c satisfies `c <= t` and `count[t - c] == count[t] - 1`, and subtract c. By this check the rest can always be completed; stop at t = 0.',
    ],
  },
} satisfies ProblemHelpTexts
