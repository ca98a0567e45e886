import type { CodeProof, CodeType } from '#algorithms/code-proof.ts'
import { type CodeRunner, type CodeToRun, headingOf } from './code-runner.ts'
import { createLiteralWriter, quote } from './literals.ts'

const types: Readonly<Record<CodeType, string>> = {
  void: 'void',
  int: 'int',
  bool: 'boolean',
  string: 'String',
  'int[]': 'int[]',
  'string[]': 'String[]',
  'int[][]': 'int[][]',
  'string[][]': 'String[][]',
  'char[][]': 'char[][]',
  list: 'ListNode',
  'cyclic-list': 'ListNode',
  tree: 'TreeNode',
  'weighted-graph': 'int[][][]',
  node: 'Object',
}

const literal = createLiteralWriter({
  array: (type, items) => `new ${type === 'char[]' ? type : types[type]} {${items.join(', ')}}`,
  text: quote,
  call: (name, words) => `Helpers.${name}(${words})`,
  levels: (values) => `new Integer[] {${values.map(String).join(', ')}}`,
  graph: (edgesOf) => `new int[][][] ${braced(edgesOf)}`,
})

function braced(value: unknown): string {
  return JSON.stringify(value).replaceAll('[', '{').replaceAll(']', '}')
}

const helpers = `
class ListNode {
  int val;
  ListNode next;
  ListNode() {}
  ListNode(int val) { this.val = val; }
  ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}

class TreeNode {
  int val;
  TreeNode left, right;
  TreeNode() {}
  TreeNode(int val) { this.val = val; }
  TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}

class Helpers {
  static ListNode makeCyclicList(int[] values, int tail) {
    ListNode[] nodes = new ListNode[values.length];
    for (int i = 0; i < nodes.length; i++) nodes[i] = new ListNode(values[i]);
    for (int i = 1; i < nodes.length; i++) nodes[i - 1].next = nodes[i];
    if (tail >= 0) nodes[nodes.length - 1].next = nodes[tail];
    return nodes.length == 0 ? null : nodes[0];
  }

  static ListNode makeList(int[] values) { return makeCyclicList(values, -1); }

  static TreeNode makeTree(Integer[] values) {
    List<TreeNode> nodes = new ArrayList<>();
    for (Integer value : values) nodes.add(value == null ? null : new TreeNode(value));
    int waiting = 1;
    for (TreeNode node : nodes) {
      if (node == null) continue;
      if (waiting < nodes.size()) node.left = nodes.get(waiting++);
      if (waiting < nodes.size()) node.right = nodes.get(waiting++);
    }
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  static TreeNode makeChain(int[] values) {
    TreeNode root = null;
    for (int i = values.length - 1; i >= 0; i--) root = new TreeNode(values[i], null, root);
    return root;
  }

  static int[] progression(int start, int step, int count) {
    int[] values = new int[count];
    for (int i = 0; i < count; i++) values[i] = start + i * step;
    return values;
  }

  static int[][] progressions(int[] starts, int[] steps, int count) {
    int[][] rows = new int[count][];
    for (int i = 0; i < count; i++) {
      rows[i] = starts.clone();
      for (int column = 0; column < steps.length; column++) rows[i][column] += i * steps[column];
    }
    return rows;
  }

  static String repeated(String unit, int count) { return unit.repeat(count); }

  static String show(Object value) {
    List<String> parts = new ArrayList<>();
    if (value instanceof ListNode node) {
      for (; node != null; node = node.next) {
        parts.add(show(node.val));
        if (parts.size() > 10000) throw new IllegalStateException("this list has no end");
      }
    } else if (value instanceof TreeNode root) {
      List<TreeNode> nodes = new ArrayList<>(List.of(root));
      for (int i = 0; i < nodes.size(); i++) {
        TreeNode node = nodes.get(i);
        parts.add(node == null ? "null" : show(node.val));
        if (node != null) nodes.addAll(Arrays.asList(node.left, node.right));
      }
      while (parts.get(parts.size() - 1).equals("null")) parts.remove(parts.size() - 1);
    } else if (value instanceof Iterable<?> items) {
      for (Object item : items) parts.add(show(item));
    } else if (value != null && value.getClass().isArray()) {
      for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
        parts.add(show(java.lang.reflect.Array.get(value, i)));
      }
    } else if (value instanceof String || value instanceof Character) {
      return "\\"" + value.toString().replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"") + "\\"";
    } else {
      return String.valueOf(value);
    }
    return "[" + String.join(",", parts) + "]";
  }
}

class Printing {
  void print(Object value) { System.out.println(Helpers.show(value)); }

  void printAs(Object value, String kind) {
    if (kind.equals("node") && value instanceof ListNode node) print(node.val);
    else if (kind.equals("node") && value instanceof TreeNode node) print(node.val);
    else print(value == null && (kind.equals("list") || kind.equals("tree")) ? List.of() : value);
  }
}
`

export const java: CodeRunner = {
  language: 'Java',
  extension: 'java',
  tools: ['javac', 'java'],
  run(codes, { write, run }) {
    const calls = codes.map(
      ({ pattern }) =>
        `System.out.println(${quote(headingOf(pattern))}); new ${classOf(pattern)}().printAll();`,
    )
    const main = `class Main {\n  public static void main(String[] words) {\n${calls.join('\n')}\n  }\n}`
    write('Main.java', `import java.util.*;\n${helpers}\n${codes.map(toClass).join('\n')}\n${main}\n`)
    run('javac', '-encoding', 'UTF-8', 'Main.java')
    return run('java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', 'Main')
  },
}

function classOf(pattern: string): string {
  return `Code_${pattern.replaceAll('-', '_')}`
}

function toClass({ pattern, source, proof }: CodeToRun): string {
  return `class ${classOf(pattern)} extends Printing {\n${source}\nvoid printAll() {\n${drive(proof)}\n}\n}`
}

function drive(proof: CodeProof): string {
  if (proof.kind === 'driven') return proof.drive.java
  const { name, parameters, returns, cases } = proof
  return cases
    .map(({ args }) => {
      const given = parameters.map(
        (type, index) => `${types[type]} a${index} = ${literal(args[index], type)};`,
      )
      const call = `${name.java}(${parameters.map((_, index) => `a${index}`).join(', ')})`
      const shown =
        returns === 'void' ? `${call};\nprintAs(a0, "${parameters[0]}");` : `printAs(${call}, "${returns}");`
      return `{\n${[...given, shown].join('\n')}\n}`
    })
    .join('\n')
}
