def can_leave_stack(pushed, out):
    # Both arrays have the same length.
    stack, i = [], 0  # @start
    for value in pushed:
        stack.append(value)  # @push
        while stack and stack[-1] == out[i]:  # @top
            stack.pop()  # @pop
            i += 1
    return not stack  # @return
