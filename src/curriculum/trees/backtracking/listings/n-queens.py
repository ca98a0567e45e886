def n_queens(n):
    boards = []
    queens = []  # queens[row] is the column of that row's queen
    cols, falling, rising = set(), set(), set()

    def place(row):
        if row == n:
            boards.append(["." * col + "Q" + "." * (n - col - 1)
                           for col in queens])
            return
        for col in range(n):
            # Squares of one diagonal share row - col or row + col.
            if (col in cols or row - col in falling
                    or row + col in rising):
                continue
            queens.append(col)
            cols.add(col)
            falling.add(row - col)
            rising.add(row + col)
            place(row + 1)
            queens.pop()
            cols.remove(col)
            falling.remove(row - col)
            rising.remove(row + col)

    place(0)
    return boards
