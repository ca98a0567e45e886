def days_until_warmer(temperatures):
    days = [0] * len(temperatures)
    waiting = []  # @start
    for day, degrees in enumerate(temperatures):
        while waiting:
            top = waiting[-1]
            if temperatures[top] >= degrees:  # @compare
                break  # @stay
            waiting.pop()
            days[top] = day - top  # @pop
        waiting.append(day)  # @push
    return days  # @done
