import type { CodeLanguage } from '#algorithms/code-proof.ts'

/**
 * What the cases of the list templates call, in each language. `listOf(3, 5)` makes a list, `cyclicOf(0, 3, 5)` one
 * whose last node leads back to index 0, `doublyOf(3, 5)` a doubly linked one. `text` and `bothWays` write lists as
 * strings, such as '3 5', '3 5 -> 0' for a cycle and '3 5 | 5 3'.
 */
export const caseHelpers: Readonly<Record<CodeLanguage, string>> = {
  python: `
def list_of(*values):
    return cyclic_of(-1, *values)

def cyclic_of(tail, *values):
    nodes = [ListNode(value) for value in values]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    if tail >= 0:
        nodes[-1].next = nodes[tail]
    return nodes[0] if nodes else None

def doubly_of(*values):
    nodes = [DNode(value) for value in values]
    for node, following in zip(nodes, nodes[1:]):
        node.next, following.prev = following, node
    return nodes[0] if nodes else None

def at(head, index):
    for _ in range(index):
        head = head.next
    return head

def same(a, b):
    return a is b

def is_detached(node):
    return node.prev is None and node.next is None

def text(head):
    parts, seen = [], []
    while head and not any(head is node for node in seen):
        seen.append(head)
        parts.append(str(head.val))
        head = head.next
    if head:
        parts.append("-> %d" % [node is head for node in seen].index(True))
    return " ".join(parts)

def both_ways(head):
    there, back, last = [], [], None
    while head:
        there.append(str(head.val))
        last, head = head, head.next
    while last:
        back.append(str(last.val))
        last = last.prev
    return " ".join(there + ["|"] + back)
`,
  typescript: `
function listOf(...values: number[]): ListNode | null {
  return cyclicOf(-1, ...values)
}
function cyclicOf(tail: number, ...values: number[]): ListNode | null {
  const nodes = values.map((value) => new ListNode(value))
  nodes.forEach((node, index) => { node.next = nodes[index + 1] ?? null })
  if (tail >= 0) nodes[nodes.length - 1]!.next = nodes[tail]!
  return nodes[0] ?? null
}
function doublyOf(...values: number[]): DNode | null {
  const nodes = values.map((value) => new DNode(value))
  nodes.forEach((node, index) => {
    node.prev = nodes[index - 1] ?? null
    node.next = nodes[index + 1] ?? null
  })
  return nodes[0] ?? null
}
function at<N extends { next: N | null }>(head: N | null, index: number): N {
  let node = head!
  for (let i = 0; i < index; i++) node = node.next!
  return node
}
function same(a: unknown, b: unknown): boolean {
  return a === b
}
function isDetached(node: DNode): boolean {
  return node.prev === null && node.next === null
}
function text(head: ListNode | null): string {
  const parts: (number | string)[] = []
  const seen: ListNode[] = []
  let node = head
  while (node && !seen.includes(node)) {
    seen.push(node)
    parts.push(node.val)
    node = node.next
  }
  if (node) parts.push('-> ' + seen.indexOf(node))
  return parts.join(' ')
}
function bothWays(head: DNode | null): string {
  const parts: (number | string)[] = []
  let last: DNode | null = null
  for (let node = head; node; node = node.next) {
    parts.push(node.val)
    last = node
  }
  parts.push('|')
  for (let node = last; node; node = node.prev) parts.push(node.val)
  return parts.join(' ')
}
`,
  java: `
ListNode listOf(int... values) { return cyclicOf(-1, values); }
ListNode cyclicOf(int tail, int... values) {
  ListNode[] nodes = new ListNode[values.length];
  for (int i = 0; i < nodes.length; i++) nodes[i] = new ListNode(values[i]);
  for (int i = 1; i < nodes.length; i++) nodes[i - 1].next = nodes[i];
  if (tail >= 0) nodes[nodes.length - 1].next = nodes[tail];
  return nodes.length == 0 ? null : nodes[0];
}
DNode doublyOf(int... values) {
  DNode head = null, last = null;
  for (int value : values) {
    DNode node = new DNode(value);
    node.prev = last;
    if (last == null) head = node; else last.next = node;
    last = node;
  }
  return head;
}
ListNode at(ListNode head, int index) { return index == 0 ? head : at(head.next, index - 1); }
DNode at(DNode head, int index) { return index == 0 ? head : at(head.next, index - 1); }
boolean same(Object a, Object b) { return a == b; }
boolean isDetached(DNode node) { return node.prev == null && node.next == null; }
String text(ListNode head) {
  List<String> parts = new ArrayList<>();
  List<ListNode> seen = new ArrayList<>();
  while (head != null && !seen.contains(head)) {
    seen.add(head);
    parts.add("" + head.val);
    head = head.next;
  }
  if (head != null) parts.add("-> " + seen.indexOf(head));
  return String.join(" ", parts);
}
String bothWays(DNode head) {
  List<String> parts = new ArrayList<>();
  DNode last = null;
  for (; head != null; head = head.next) {
    parts.add("" + head.val);
    last = head;
  }
  parts.add("|");
  for (; last != null; last = last.prev) parts.add("" + last.val);
  return String.join(" ", parts);
}
`,
  cpp: `
template <typename... T> ListNode* cyclicOf(int tail, T... given) {
  vector<int> values{given...};
  vector<ListNode*> nodes;
  for (int value : values) nodes.push_back(new ListNode(value));
  for (size_t i = 1; i < nodes.size(); i++) nodes[i - 1]->next = nodes[i];
  if (tail >= 0) nodes.back()->next = nodes[tail];
  return nodes.empty() ? nullptr : nodes[0];
}
template <typename... T> ListNode* listOf(T... values) { return cyclicOf(-1, values...); }
template <typename... T> DNode* doublyOf(T... given) {
  vector<int> values{given...};
  DNode *head = nullptr, *last = nullptr;
  for (int value : values) {
    DNode* node = new DNode(value);
    node->prev = last;
    (last ? last->next : head) = node;
    last = node;
  }
  return head;
}
template <typename N> N* at(N* head, int index) { return index == 0 ? head : at(head->next, index - 1); }
bool same(const void* a, const void* b) { return a == b; }
bool isDetached(const DNode* node) { return !node->prev && !node->next; }
string text(const ListNode* head) {
  string parts;
  vector<const ListNode*> seen;
  auto found = [&] { return find(seen.begin(), seen.end(), head); };
  for (; head && found() == seen.end(); head = head->next) {
    parts += (seen.empty() ? "" : " ") + to_string(head->val);
    seen.push_back(head);
  }
  return head ? parts + " -> " + to_string(found() - seen.begin()) : parts;
}
string bothWays(const DNode* head) {
  string there, back;
  const DNode* last = nullptr;
  for (; head; head = head->next) {
    there += to_string(head->val) + " ";
    last = head;
  }
  for (; last; last = last->prev) back += " " + to_string(last->val);
  return there + "|" + back;
}
`,
}
