def days_until_warmer(temps):
    days = [0] * len(temps)
    waiting = []  # @start
    for day, degrees in enumerate(temps):
        while waiting:
            top = waiting[-1]
            if temps[top] >= degrees:  # @compare
                break  # @stay
            waiting.pop()
            days[top] = day - top  # @pop
        waiting.append(day)  # @push
    return days  # @done
