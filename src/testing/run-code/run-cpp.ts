import { join } from 'node:path'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { cppTypes } from '#runner/workers/cpp-source.ts'
import { type CodeRunner, type CodeToRun, headingOf } from './code-runner.ts'
import { createLiteralWriter, quote } from './literals.ts'

const literal = createLiteralWriter({
  array: (type, items) => `${type === 'char[]' ? 'vector<char>' : cppTypes[type]}{${items.join(', ')}}`,
  text: (text) => `string(${quote(text)})`,
  call: (name, words) => `${name}(${words})`,
  levels: (values) => `{${values.map((value) => value ?? 'nullopt').join(', ')}}`,
  graph(edgesOf) {
    const lists = edgesOf.map((edges) => `{${edges.map((edge) => `pair{${edge}}`).join(', ')}}`)
    return `vector<vector<pair<int, int>>>{${lists.map((list) => `vector<pair<int, int>>${list}`).join(', ')}}`
  },
})

/** The usual headers. The one that includes them all exists with one compiler only. */
const headers =
  'algorithm array bitset cctype climits cmath deque functional iomanip iostream limits list map memory numeric optional queue set sstream stack stdexcept string tuple unordered_map unordered_set utility vector'

const helpers = `
${headers
  .split(' ')
  .map((name) => `#include <${name}>`)
  .join('\n')}
using namespace std;

struct ListNode {
  int val;
  ListNode* next;
  ListNode(int val = 0, ListNode* next = nullptr) : val(val), next(next) {}
};

struct TreeNode {
  int val;
  TreeNode *left, *right;
  TreeNode(int val = 0, TreeNode* left = nullptr, TreeNode* right = nullptr) : val(val), left(left), right(right) {}
};

ListNode* makeCyclicList(const vector<int>& values, int tail) {
  vector<ListNode*> nodes;
  for (int value : values) nodes.push_back(new ListNode(value));
  for (size_t i = 1; i < nodes.size(); i++) nodes[i - 1]->next = nodes[i];
  if (tail >= 0) nodes.back()->next = nodes[tail];
  return nodes.empty() ? nullptr : nodes[0];
}

ListNode* makeList(const vector<int>& values) { return makeCyclicList(values, -1); }

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

TreeNode* makeChain(const vector<int>& values) {
  TreeNode* root = nullptr;
  for (size_t i = values.size(); i-- > 0;) root = new TreeNode(values[i], nullptr, root);
  return root;
}

vector<int> progression(int start, int step, int count) {
  vector<int> values;
  for (int i = 0; i < count; i++) values.push_back(start + i * step);
  return values;
}

vector<vector<int>> progressions(vector<int> starts, vector<int> steps, int count) {
  vector<vector<int>> rows;
  for (int i = 0; i < count; i++) {
    rows.push_back(starts);
    for (size_t column = 0; column < steps.size(); column++) rows[i][column] += i * steps[column];
  }
  return rows;
}

string repeated(const string& unit, int count) {
  string text;
  for (int i = 0; i < count; i++) text += unit;
  return text;
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
      ({ pattern }) => `cout << ${quote(headingOf(pattern))} << endl; ${spaceOf(pattern)}::printAll();`,
    )
    write(
      'main.cpp',
      `${helpers}\n${codes.map(toNamespace).join('\n')}\nint main() {\n${calls.join('\n')}\n}\n`,
    )
    run('g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', 'main', 'main.cpp')
    return run(join(folder, 'main'))
  },
}

function spaceOf(pattern: string): string {
  return `code_${pattern.replaceAll('-', '_')}`
}

function toNamespace({ pattern, source, proof }: CodeToRun): string {
  return `namespace ${spaceOf(pattern)} {\n${source}\nvoid printAll() {\n${drive(proof)}\n}\n}`
}

function drive(proof: CodeProof): string {
  if (proof.kind === 'driven') return proof.drive.cpp
  const { name, parameters, returns, cases } = proof
  return cases
    .map(({ args }) => {
      const given = parameters.map(
        (type, index) => `${cppTypes[type]} a${index} = ${literal(args[index], type)};`,
      )
      const call = `${name.cpp}(${parameters.map((_, index) => `a${index}`).join(', ')})`
      const print = returns === 'node' ? 'printNode' : 'print'
      return `{\n${[...given, returns === 'void' ? `${call};\nprint(a0);` : `${print}(${call});`].join('\n')}\n}`
    })
    .join('\n')
}
