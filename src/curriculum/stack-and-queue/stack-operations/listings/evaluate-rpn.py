def evaluate_postfix(tokens):
    # The tokens form an expression that never divides by 0.
    stack = []
    for token in tokens:
        if token not in ("+", "-", "*", "/"):
            stack.append(int(token))
            continue
        # The right operand was pushed last.
        right, left = stack.pop(), stack.pop()
        if token == "+":
            stack.append(left + right)
        elif token == "-":
            stack.append(left - right)
        elif token == "*":
            stack.append(left * right)
        else:
            # Toward zero, while // rounds down.
            quotient = abs(left) // abs(right)
            same_sign = (left < 0) == (right < 0)
            stack.append(quotient if same_sign else -quotient)
    return stack.pop()
