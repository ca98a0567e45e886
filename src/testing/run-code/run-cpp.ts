import { join } from 'node:path'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { harness } from '#runner/workers/cpp-harness.ts'
import { argumentsOf, readArguments, writeValues } from '#runner/workers/cpp-source.ts'
import { type CodeRunner, type CodeToRun, headingOf } from './code-runner.ts'
import { quote } from './literals.ts'

const helpers = `
TreeNode* makeTree(const vector<optional<int>>& values) {
  vector<TreeNode*> nodes;
  for (auto value : values) nodes.push_back(value ? new TreeNode(*value) : nullptr);
  size_t waiting = 1;
  for (TreeNode* node : nodes) {
    if (!node) continue;
    if (waiting < nodes.size()) node->left = nodes[waiting++];
    if (waiting < nodes.size()) node->right = nodes[waiting++];
  }
  return nodes.empty() ? nullptr : nodes[0];
}

string show(bool value) { return value ? "true" : "false"; }
string show(int value) { return to_string(value); }
string show(long value) { return to_string(value); }
string show(long long value) { return to_string(value); }
string show(double value) {
  ostringstream text;
  text << setprecision(17) << value;
  return text.str();
}
string show(size_t value) { return to_string(value); }
string show(const string& value) {
  ostringstream text;
  text << quoted(value);
  return text.str();
}
string show(const char* value) { return show(string(value)); }
string show(char value) { return show(string(1, value)); }
template <typename T> string show(const vector<T>& values) {
  string text = "[";
  for (size_t i = 0; i < values.size(); i++) text += (i ? "," : "") + show(T(values[i]));
  return text + "]";
}
string show(const ListNode* node) {
  vector<int> values;
  for (; node; node = node->next) {
    values.push_back(node->val);
    if (values.size() > 10000) throw runtime_error("this list has no end");
  }
  return show(values);
}
string show(const TreeNode* root) {
  vector<const TreeNode*> nodes;
  vector<string> parts;
  if (root) nodes.push_back(root);
  for (size_t i = 0; i < nodes.size(); i++) {
    const TreeNode* node = nodes[i];
    parts.push_back(node ? show(node->val) : "null");
    if (node) { nodes.push_back(node->left); nodes.push_back(node->right); }
  }
  while (!parts.empty() && parts.back() == "null") parts.pop_back();
  string text = "[";
  for (size_t i = 0; i < parts.size(); i++) text += (i ? "," : "") + parts[i];
  return text + "]";
}

template <typename T> void print(const T& value) { cout << show(value) << endl; }
template <typename T> void printNode(const T* node) { cout << (node ? show(node->val) : "null") << endl; }
`

export const cpp: CodeRunner = {
  language: 'C++',
  extension: 'cpp',
  tools: ['g++'],
  run(codes, { folder, write, run }) {
    const calls = codes.map(
      ({ pattern }) => `cout << ${quote(headingOf(pattern))} << endl; ${spaceOf(pattern)}::printAll(input);`,
    )
    write(
      'main.cpp',
      `${harness}\n${helpers}\n${codes.map(toNamespace).join('\n')}
int main() {
if (!freopen("input.txt", "r", stdin)) return 1;
harness::Input input;
${calls.join('\n')}
}
`,
    )
    write('input.txt', codes.map(({ proof }) => inputOf(proof)).join(' '))
    run('g++', '-std=c++20', '-Wall', '-Wextra', '-Werror', '-o', 'main', 'main.cpp')
    return run(join(folder, 'main'))
  },
}

function spaceOf(pattern: string): string {
  return `code_${pattern.replaceAll('-', '_')}`
}

function toNamespace({ pattern, source, proof }: CodeToRun): string {
  return `namespace ${spaceOf(pattern)} {
${source}
void printAll([[maybe_unused]] harness::Input& input) {
${drive(proof)}
}
}`
}

/** Inputs are read when the program runs: to compile them would take most of the time. */
function inputOf(proof: CodeProof): string {
  return proof.kind === 'driven'
    ? ''
    : proof.cases.map(({ args }) => writeValues(args, proof.parameters)).join(' ')
}

function drive(proof: CodeProof): string {
  if (proof.kind === 'driven') return proof.drive.cpp
  const { name, parameters, returns, cases } = proof
  const call = `${name.cpp}(${argumentsOf(parameters)})`
  const print = returns === 'node' ? 'printNode' : 'print'
  return [
    `for (int i = 0; i < ${cases.length}; i++) {`,
    ...readArguments(parameters),
    returns === 'void' ? `${call};\nprint(a0);` : `${print}(${call});`,
    '}',
  ].join('\n')
}
