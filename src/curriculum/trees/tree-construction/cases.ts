import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'build', typescript: 'build', java: 'build', cpp: 'build' },
  parameters: ['int[]', 'int[]'],
  returns: 'tree',
  cases: [
    {
      args: [
        [3, 9, 20, 15, 7],
        [9, 3, 15, 20, 7],
      ],
      result: [3, 9, 20, null, null, 15, 7],
    },
    { args: [[], []], result: [] },
    { args: [[0], [0]], result: [0] },
    {
      args: [
        [3, 2, 1],
        [1, 2, 3],
      ],
      result: [3, 2, null, 1],
    },
    {
      args: [
        [-1, 0, 2],
        [-1, 0, 2],
      ],
      result: [-1, null, 0, null, 2],
    },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'serialize-tree': {
    kind: 'driven',
    drive: {
      python: `
        for levels in [[1, 2, 3, None, None, 4, 5], [-7], [1, 2, None, 3], [1, None, 2, None, 3], [5, 5, 5]]:
            print(deserialize(serialize(makeTree(levels))))
        print(deserialize(serialize(None)) is None)
        print(serialize(makeTree([1, 2])) == serialize(makeTree([1, None, 2])))
      `,
      typescript: `
        for (const levels of [[1, 2, 3, null, null, 4, 5], [-7], [1, 2, null, 3], [1, null, 2, null, 3], [5, 5, 5]])
          print(deserialize(serialize(makeTree(levels))))
        print(deserialize(serialize(null)) === null)
        print(serialize(makeTree([1, 2])) === serialize(makeTree([1, null, 2])))
      `,
      java: `
        Integer[][] trees = {{1, 2, 3, null, null, 4, 5}, {-7}, {1, 2, null, 3}, {1, null, 2, null, 3}, {5, 5, 5}};
        for (Integer[] levels : trees) print(deserialize(serialize(Helpers.makeTree(levels))));
        print(deserialize(serialize(null)) == null);
        String left = serialize(Helpers.makeTree(new Integer[] {1, 2}));
        print(left.equals(serialize(Helpers.makeTree(new Integer[] {1, null, 2}))));
      `,
      cpp: `
        vector<vector<optional<int>>> trees = {
          {1, 2, 3, nullopt, nullopt, 4, 5}, {-7}, {1, 2, nullopt, 3}, {1, nullopt, 2, nullopt, 3}, {5, 5, 5}};
        for (const auto& levels : trees) print(deserialize(serialize(makeTree(levels))));
        print(deserialize(serialize(nullptr)) == nullptr);
        print(serialize(makeTree({1, 2})) == serialize(makeTree({1, nullopt, 2})));
      `,
    },
    results: [
      [1, 2, 3, null, null, 4, 5],
      [-7],
      [1, 2, null, 3],
      [1, null, 2, null, 3],
      [5, 5, 5],
      true,
      false,
    ],
  },
  'bst-from-preorder': {
    kind: 'function',
    name: {
      python: 'bst_from_preorder',
      typescript: 'bstFromPreorder',
      java: 'bstFromPreorder',
      cpp: 'bstFromPreorder',
    },
    parameters: ['int[]'],
    returns: 'tree',
    cases: [
      { args: [[8, 5, 1, 7, 10, 12]], result: [8, 5, 10, 1, 7, null, 12] },
      { args: [[]], result: [] },
      { args: [[4]], result: [4] },
      { args: [[3, 2, 1]], result: [3, 2, null, 1] },
      { args: [[-3, -2, 5]], result: [-3, null, -2, null, 5] },
      { args: [[5, 1, 3, 2]], result: [5, 1, null, null, 3, 2] },
    ],
  },
  'tree-from-depths': {
    kind: 'function',
    name: { python: 'recover', typescript: 'recover', java: 'recover', cpp: 'recover' },
    parameters: ['string'],
    returns: 'tree',
    cases: [
      { args: ['1-2--3--4-5--6--7'], result: [1, 2, 5, 3, 4, 6, 7] },
      { args: ['42'], result: [42] },
      { args: ['1-2--3---4'], result: [1, 2, null, 3, null, 4] },
      { args: ['1-20--3---4-50--6'], result: [1, 20, 50, 3, null, 6, null, 4] },
      { args: ['9-8-7'], result: [9, 8, 7] },
    ],
  },
}
