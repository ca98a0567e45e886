/**
 * What learners call a task, and the listings and programs that solve exactly that; none where we have no program for it.
 * The first name in a message counts, so special ones come before general ones.
 */
const taskNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bubble|insertion|selection|radix|shell) ?sort|\bafter (?:one|1|the first|\d+) (?:pass|round)/, ''],
  [/["“'‘`][()[\]{}]+["”'’`]/, 'valid-parentheses matching-brackets'],
  [/\b(?:brackets?|paren(?!t)\w*)\b.*\b(?:balanced|valid|match\w*)\b/, 'valid-parentheses matching-brackets'],
  [/\bcourses?\b(?!.*\border\b)/, 'course-schedule'],
  [/\bdags?\b/, ''],
  [/\bproducts?\b.*\b(?:except|but|others?|without)\b/, 'product-of-array-except-self'],
  [
    /\bsums? (?:of|with) .*\b(?:in a row|next to each other|adjacent|consecutive)\b|\bwindow of (?:size|length)\b/,
    'sliding-window',
  ],
  [
    /\bsub-?arrays?\b.*\bsums? (?:(?:to|of|is|equals?|being|exactly|equal) )*(?:k|\d+)\b(?!.*\b(?:at (?:least|most)|longest|shortest)\b)(?<!\b(?:longest|shortest|minimum|maximum|max|min)\b.*)/,
    'prefix-sum',
  ],
  [/\bmax\w* path sum\b/, 'max-path-sum'],
  [/\blca\b|\blowest common anc\w+/, 'path-sum-and-lca lowest-common-ancestor-of-a-binary-tree'],
  [/\bbuy and sell stock\b(?! (?:ii|iii|iv|with|2|3|4)\b)/, 'best-time-to-buy-and-sell-stock'],
  [/\bk-?th largest\b/, 'kth-largest-element-in-an-array quickselect'],
  [/\brevers\w+\b.*\b(?:left|from|between|position)\b.*\d/, 'reverse-segment'],
  [/\bcombinations?\b(?!.*\b(?:sums?|target|adds?|coins?|amount)\b)(?!.*["“])/, ''],
  [
    /\bcoin change (?:2|ii)\b|\bways to (?:pay|make) \d|\bcoins?\b.*\bways\b|\bways\b.*\bcoins?\b/,
    'coin-combinations',
  ],
  [/\bcoin change\b|\b(?:fewest|least|min\w*)\b.*\bcoins?\b/, 'coin-change-fewest'],
  [
    /\bnext (?:greater|larger)\b.*\b(?:circ\w+|ii|wraps?)\b|\bcirc\w+\b.*\bnext (?:greater|larger)\b/,
    'next-greater',
  ],
  [
    /\bnext (?:greater|larger|bigger)\b(?!.*\b(?:node|perm\w*|index|indices|days?)\b)/,
    'next-greater-element-i',
  ],
  [/\b(?:next|previous) (?:greater|larger|smaller)\b/, ''],
  [/\bdaily temp\w*/, 'monotonic-stack'],
  [/\bmajority\b/, 'majority-vote'],
  [
    /\b(?:remov\w+|delet\w+|drop\w*) (?:the |all )?dup\w*/,
    'remove-duplicates-from-sorted-array remove-duplicates-from-sorted-list',
  ],
  [/\bmerg\w+ k\b|\bk[- ]way\b/, 'k-way-merge'],
  [/\bmerge sort|\bmergesort\b/, 'sorting'],
  [
    /\bmerg\w+\b.*\b(?:overlap\w*|intervals?|meetings?)\b|\b(?:overlap\w*|intervals?)\b.*\bmerg\w+/,
    'merge-intervals',
  ],
  // Three values in one list are no interval.
  [/\bmerg\w+\b.*(?:\bsorted\b|\blists?\b|\barrays?\b|\[[^\][]*,[^\][]*,[^\][]*\])/, 'merge-two-lists'],
  [/\bmerg(?:e|es|ed|ing)\b/, 'merge-intervals'],
  [/\bmin\w* depth\b/, 'minimum-depth-of-binary-tree'],
  [/\b(?:max\w* )?depth of\b|\bmax\w* depth\b/, 'maximum-depth-of-binary-tree'],
  [/\bzig ?zag\b/, 'zigzag-level-order'],
  [/\blevel[- ]?order\b|\blevel by level\b/, 'level-order-traversal'],
  [/\bside view\b/, 'right-side-view'],
  [/\bpre-?order\b.*\bin-?order\b|\bin-?order\b.*\bpre-?order\b/, 'tree-construction'],
  [/\b(?:bst|tree) from (?:its |the )?pre-?order\b/, 'bst-from-preorder'],
  [/\bpre-?order\b/, 'binary-tree-preorder-traversal'],
  [/\bpost-?order\b/, 'binary-tree-postorder-traversal'],
  [/\bin-?order (?:succ|pred)\w+/, ''],
  [/\bin-?order\b/, 'tree-traversal inorder-with-stack'],
  [/\bdiameter\b/, 'diameter-of-binary-tree'],
  [/\bbalanced\b(?!.*(?:bracket|paren))/, 'height-and-balance'],
  [/\b(?:symmetric|mirror)\b/, 'symmetric-tree'],
  [
    /\b(?:is|isn[’']?t|are|be|valid\w*)\b(?!.*\b(?:search(?:ing|es)?|find|delete|insert|lca|ancestor|kth|smallest)\b(?! tree)).*\b(?:bst|binary search tree)\b/,
    'bst-validate',
  ],
  [/\b(?:valid|is|are)\b.*\bheap\b/, ''],
  [/\b(?:height of|complete tree|full tree|perfect tree)\b/, ''],
  [/\bnext (?:perm\w*|(?:larger |greater )?(?:arrangement|order))/, 'next-permutation'],
  [/\bpermutations?\b(?! (?:of \S+ )?in\b)(?!.*\bcontains?\b)/, 'unique-permutations'],
  [/\bdup\w*\b.*\bsub ?sets?\b|\bsub ?sets?\b.*\bdup\w*/, 'subsets-ii'],
  [/\b(?:sub ?sets?|power ?set)\b(?!.*\b(?:sums?|partition\w*|target)\b)/, 'all-subsets subsets-ii'],
  [/\bundirected\b.*\bcycles?\b|\bcycles?\b.*\bundirected\b/, ''],
  [/\bedit distance\b|\blevenshtein\b/, 'edit-distance'],
  [
    /\b(?:valid|balanced|matching)\b.*(?:\b(?:paren(?!t)\w*|brackets?)\b)/,
    'valid-parentheses matching-brackets',
  ],
  [/\brotat(?:e|es|ed|ing)\b.*\b(?:by|k|times|steps)\b/, 'rotate-array'],
  [/\b(?:three|3)[- ]?sum\b/, '3sum three-sum'],
  [/\b(?:two|2)[- ]?sum\b/, 'hash-lookup two-pointers two-sum-ii-input-array-is-sorted'],
  [/\bkadane\b|\bmax\w* sub-?array\b/, 'kadane'],
]

/** The IDs of what solves the task that a text names; undefined if it names none of these. */
export function tasksIn(text: string): readonly string[] | undefined {
  const words = text.toLowerCase()
  const [, ids] = taskNames.find(([name]) => name.test(words)) ?? []
  return ids?.split(' ').filter(Boolean)
}

/** Says of an input that a yes or no is the result. */
export const saysValid =
  /\b(?:is|are|be|it.?s|not|an?|therefore|so) (?:not |no )?(?:an? )?(?:in)?valid\b(?! (?:if|when|because)\b.*\?)/i
export const saysInvalid = /\b(?:invalid|not (?:an? )?valid|isn.?t (?:an? )?valid|no valid)\b/i

/** Conditions by which a task differs from the one beside it, and what says the same in a text on it. */
const variants: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bas (?:often|many times) as (?:i|you|we) (?:want|like)\b|\bany number of times\b|\bunlimited\b|\b(?:many|multiple|several) (?:times|transactions|trades)\b|\bmore than once\b/,
    /\bas (?:often|many)\b|\bany number\b|\bunlimited\b/,
  ],
  [/\bcircular\b|\bwraps?\b/, /\bcirc\w+\b|\bwraps?\b|\bring\b/],
]

/** Whether a message names a condition of which a text says nothing. */
export const isOfVariant = (said: string, text: string) =>
  variants.some(([own, written]) => own.test(said.toLowerCase()) && !written.test(text.toLowerCase()))

/** Words for what is wanted of the input, and what says the same in a statement. */
const goals: readonly (readonly [RegExp, RegExp])[] = [
  [/\btwice\b|\btwo (?:times|transactions)\b/, /\btwice\b|\btwo\b|\b2\b/],
  [/\bas (?:often|many)\b/, /\bas (?:often|many)\b|\bany number\b|\bunlimited\b/],
  [/\b(?:3|three) steps\b/, /\b(?:3|three)\b/],
  [/\bat most k\b/, /\bat most\b/],
  [
    /\b(?:min(?:imum)?|fewest|least|smallest) (?:number|count|amount|jumps?|steps?|coins?)\b/,
    /\b(?:fewest|least|min\w*|smallest)\b/,
  ],
  [/\bhow many\b|\bnumber of ways\b/, /\bhow many\b|\bnumber\b|\bcount\b|\bways\b/],
  [/\b(?:biggest|largest)\b/, /\b(?:largest|most|max\w*|greatest|highest|longest)\b/],
  [/\blongest\b/, /\b(?:longest|largest|most|max\w*|greatest|length)\b/],
  [/\bshortest\b/, /\b(?:shortest|fewest|least|smallest|min\w*)\b/],
  [/\b(?:only|exactly|appears?|used?) once\b/, /\bonce\b|\bsingle\b|\bdifferent\b|\bdistinct\b/],
  [
    /\bthe (?:first|leftmost|last|rightmost) (?:one|occurrence|index|position|match|of)\b|\b(?:lower|upper) bound\b/,
    /\b(?:first|leftmost|smallest|last|rightmost|largest|lower|upper)\b/,
  ],
  [/\bnext perm\w*/, /\bnext\b/],
  [/\bproducts?\b/, /\b(?:products?|multipl\w+)\b/],
]

/** Whether the words of learners name another task than the one of a statement, such as its circular variant. */
export function isOtherTask(said: string, statement: string): boolean {
  const [words, task] = [said.toLowerCase(), statement.toLowerCase()]
  const isCircular = /\bcirc\w+\b|\bwraps?\b|\bfirst value follows the last\b/
  return (
    isOfVariant(said, statement) ||
    goals.some(([own, written]) => own.test(words) && !written.test(task)) ||
    (/\bnext\b/.test(words) && isCircular.test(task) && !isCircular.test(words))
  )
}
