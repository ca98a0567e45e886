// The templates unlink nodes without freeing
// them. Call delete if the list owns them.
struct ListNode {
  int val;
  ListNode* next;
  ListNode(
      int val = 0,
      ListNode* next = nullptr)
      : val(val), next(next) {}
};
