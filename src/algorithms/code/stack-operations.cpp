bool validateStackSequences(vector<int>& pushed, vector<int>& popped) {
    vector<int> stack;
    int taken = 0; // @start
    for (int value : pushed) {
        stack.push_back(value); // @push
        while (!stack.empty() && stack.back() == popped[taken]) { // @top
            stack.pop_back(); // @pop
            taken++;
        }
    }
    return stack.empty(); // @return
}
