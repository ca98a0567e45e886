struct DNode {
  int val;
  DNode* prev = nullptr;
  DNode* next = nullptr;
  DNode(int val = 0) : val(val) {}
};
