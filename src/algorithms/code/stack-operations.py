def validate_stack_sequences(pushed, popped):
    stack, taken = [], 0  # @start
    for value in pushed:
        stack.append(value)  # @push
        while stack and stack[-1] == popped[taken]:  # @top
            stack.pop()  # @pop
            taken += 1
    return not stack  # @return
