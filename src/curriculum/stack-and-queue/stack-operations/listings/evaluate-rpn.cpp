// The tokens form an expression that never divides by 0.
// Every result fits in an int.
int evaluatePostfix(const vector<string>& tokens) {
  stack<int> operands;
  for (const string& token : tokens) {
    bool isOperator = token.size() == 1 && !isdigit(token[0]);
    if (!isOperator) {
      operands.push(stoi(token));
      continue;
    }
    // The right operand was pushed last.
    int right = operands.top();
    operands.pop();
    int left = operands.top();
    operands.pop();
    if (token == "+") operands.push(left + right);
    else if (token == "-") operands.push(left - right);
    else if (token == "*") operands.push(left * right);
    else operands.push(left / right);
  }
  return operands.top();
}
