import { limits } from '../protocol.ts'

/** The usual headers. The one that includes them all exists with one compiler only. */
const headers =
  'algorithm array bitset cassert cctype climits cmath cstdint cstdio cstdlib cstring chrono deque functional iomanip iostream iterator limits list map memory new numeric optional queue random set sstream stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility vector'

/**
 * What a learner's code in C++ finds: the standard library, the nodes, and the functions that read its arguments from the
 * standard input and write its result to descriptor 3. Compiled once, for all programs.
 */
export const harness = `${headers
  .split(' ')
  .map((name) => `#include <${name}>\n`)
  .join('')}
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

namespace harness {

inline void report(const string& text) {
  static FILE* file = fdopen(3, "w");
  fwrite(text.data(), 1, text.size(), file);
  fflush(file);
}

// What was printed must not be lost when the program is stopped.
inline const int unbuffered = setvbuf(stdout, nullptr, _IONBF, 0);

inline char spare[4096];
inline const auto former_handler = set_new_handler([] {
  static FILE* file = fdopen(3, "w");
  setvbuf(file, spare, _IOFBF, sizeof spare);
  fputs("{\\"isFull\\":true}", file);
  fflush(file);
  abort();
});

class Input {
  string text;
  size_t at = 0;

public:
  Input() {
    char block[4096];
    while (size_t count = fread(block, 1, sizeof block, stdin)) text.append(block, count);
  }
  void read(long long& value) {
    char* end;
    value = strtoll(text.c_str() + at, &end, 10);
    at = end - text.c_str();
  }
  void read(int& value) {
    long long wide;
    read(wide);
    value = static_cast<int>(wide);
  }
  void read(bool& value) {
    int number;
    read(number);
    value = number != 0;
  }
  void read(char& value) {
    int number;
    read(number);
    value = static_cast<char>(number);
  }
  /** Its bytes after their number and a space. */
  void read(string& value) {
    int size;
    read(size);
    value = text.substr(at + 1, size);
    at += 1 + size;
  }
  template <typename First, typename Second> void read(pair<First, Second>& value) {
    read(value.first);
    read(value.second);
  }
  template <typename Item> void read(vector<Item>& values) {
    int size;
    read(size);
    values.resize(size);
    for (Item& value : values) read(value);
  }
  /** The values, then the index to which the last node points back, or -1. */
  void read(ListNode*& first) {
    vector<int> values;
    int tail;
    read(values);
    read(tail);
    vector<ListNode*> nodes;
    for (int value : values) nodes.push_back(new ListNode(value));
    for (size_t i = 1; i < nodes.size(); i++) nodes[i - 1]->next = nodes[i];
    if (tail >= 0) nodes.back()->next = nodes[tail];
    first = nodes.empty() ? nullptr : nodes[0];
  }
  /** Level by level. */
  void read(TreeNode*& root) {
    int size;
    read(size);
    vector<TreeNode*> nodes;
    for (int i = 0; i < size; i++) {
      optional<int> value = maybe();
      nodes.push_back(value ? new TreeNode(*value) : nullptr);
    }
    size_t waiting = 1;
    for (TreeNode* node : nodes) {
      if (!node) continue;
      if (waiting < nodes.size()) node->left = nodes[waiting++];
      if (waiting < nodes.size()) node->right = nodes[waiting++];
    }
    root = nodes.empty() ? nullptr : nodes[0];
  }
  /** A number, or nothing, written x. */
  optional<int> maybe() {
    while (text[at] == ' ') at++;
    if (text[at] == 'x') {
      at++;
      return nullopt;
    }
    int value;
    read(value);
    return value;
  }
};

inline ListNode* find(ListNode* node, optional<int> value) {
  while (node && value && node->val != *value) node = node->next;
  return value ? node : nullptr;
}

inline TreeNode* find(TreeNode* root, optional<int> value) {
  vector<TreeNode*> waiting{root};
  while (value && !waiting.empty()) {
    TreeNode* node = waiting.back();
    waiting.pop_back();
    if (!node) continue;
    if (node->val == *value) return node;
    waiting.push_back(node->right);
    waiting.push_back(node->left);
  }
  return nullptr;
}

template <typename Type> concept Range = requires(const Type& value) { value.begin(); value.end(); };
template <typename Type> concept Sequence = Range<Type> && requires(Type& value) { value.resize(1); };
template <typename Type> concept Tuple = requires { tuple_size<Type>::value; };

/** The result as JSON, walked with a bound: a list may be a cycle. */
class Output {
  string text;
  int left = ${limits.value / 2};
  const char* problem = nullptr;
  bool is_other = false;
  double milliseconds = 0;
  chrono::steady_clock::time_point started;

  bool count(const char* what) {
    if (--left < 0) problem = what;
    return left >= 0;
  }
  void quote(string_view value) {
    text += '"';
    for (char c : value) {
      char escape[8];
      snprintf(escape, sizeof escape, "\\\\u%04x", c);
      if (static_cast<unsigned char>(c) < ' ') text += escape;
      else if (c == '"' || c == '\\\\') (text += '\\\\') += c;
      else text += c;
    }
    left -= static_cast<int>(value.size()) / 8;
    text += '"';
  }
  void chain(const ListNode* node) {
    vector<int> values;
    for (; node; node = node->next) {
      if (!count("a list without an end")) return;
      values.push_back(node->val);
    }
    items(values);
  }
  void levels(const TreeNode* root) {
    vector<const TreeNode*> nodes{root};
    vector<string> values;
    size_t used = 0;
    for (size_t i = 0; i < nodes.size(); i++) {
      const TreeNode* node = nodes[i];
      values.push_back(node ? to_string(node->val) : "null");
      if (!node) continue;
      if (!count("a tree without an end")) return;
      used = i + 1;
      nodes.push_back(node->left);
      nodes.push_back(node->right);
    }
    text += '[';
    for (size_t i = 0; i < used; i++) (text += i ? "," : "") += values[i];
    text += ']';
  }
  template <typename Type> void items(const Type& values) {
    text += '[';
    bool is_first = true;
    for (auto&& value : values) {
      if (!is_first) text += ',';
      is_first = false;
      // An item of vector<bool> is not a bool.
      write<typename Type::value_type>(value);
    }
    text += ']';
  }

public:
  void start() { started = chrono::steady_clock::now(); }
  void stop() {
    chrono::duration<double, milli> elapsed = chrono::steady_clock::now() - started;
    milliseconds += elapsed.count();
  }
  void add(string_view part) { text += part; }
  template <typename Type> void write(const Type& value) {
    if (problem || !count("more than can be shown")) return;
    if constexpr (is_same_v<Type, bool>) text += value ? "true" : "false";
    else if constexpr (is_same_v<Type, char>) quote(string_view(&value, 1));
    else if constexpr (is_integral_v<Type>) text += to_string(value);
    else if constexpr (is_floating_point_v<Type>) {
      char digits[40];
      snprintf(digits, sizeof digits, "%.17g", static_cast<double>(value));
      if (isfinite(value)) text += digits;
      else problem = "a number without a value";
    }
    else if constexpr (is_convertible_v<Type, const ListNode*>) chain(value);
    else if constexpr (is_convertible_v<Type, const TreeNode*>) levels(value);
    else if constexpr (is_convertible_v<const Type&, string_view>) quote(value);
    else if constexpr (Range<Type>) {
      if (!Sequence<Type> && !Tuple<Type>) is_other = true;
      items(value);
    }
    else if constexpr (Tuple<Type>) {
      text += '[';
      bool is_first = true;
      apply([&](const auto&... parts) { ((text += is_first ? "" : ",", is_first = false, write(parts)), ...); }, value);
      text += ']';
    }
    else problem = "a value of a type that cannot be shown";
  }
  template <typename Type> void write_node(const Type& node) {
    if constexpr (is_pointer_v<Type>) {
      if (node) write(node->val);
      else text += "null";
    }
    else write(node);
  }
  void finish() {
    string head = "{\\"milliseconds\\":" + to_string(milliseconds);
    if (problem) report(head + ",\\"problem\\":\\"" + problem + "\\"}");
    else report(head + (is_other ? ",\\"other\\":" : ",\\"value\\":") + text + "}");
  }
};

}
`
