"""Batches of training windows, made ahead by processes of their own where a network learns faster than one process can make them."""
import gc
import multiprocessing
import random
from collections import deque

from ..batches import batches_of, tensors_of
from .windows import pass_windows

AHEAD = 2  # passes that each process has been asked for
ALIGNED = 8  # lengths of batches for a device are multiples of this, which its matrix products want


class Passes:
    """The batches of each pass; a batch is ((ids, styles, first, lengths), targets, pieces).

    `makers` processes make the passes from `start` on ahead (0: they are made when they are asked for). The processes are forked: a network goes to its device after this.
    """
    made_by = None  # the passes that a forked process makes

    def __init__(self, corpora, quota, pieces, making, *, seed, skip, size, makers, start):
        self.corpora, self.quota, self.pieces, self.making, self.seed, self.skip, self.size = corpora, quota, pieces, making, seed, skip, size
        self.asked, self.next, self.pool, self.multiple = deque(), start, None, 1
        if makers:
            self.multiple = ALIGNED
            Passes.made_by = self
            gc.freeze()  # the texts stay: no collection looks at them, and their pages stay shared
            self.pool = multiprocessing.get_context('fork').Pool(makers)
            for _ in range(AHEAD * makers):
                self.ask()

    def ask(self):
        self.asked.append(self.pool.apply_async(made, (self.next,)))
        self.next += 1

    def batches(self, number):
        """The batches of pass `number`: one pass after the other where they are made ahead."""
        if self.pool is None:
            return self.make(number)
        self.ask()
        return self.asked.popleft().get()

    def make(self, number):
        windows = pass_windows(self.corpora, self.quota, number + self.skip, self.pieces, self.making, self.seed)
        groups = batches_of(windows, self.size)
        random.Random(self.seed + number).shuffle(groups)
        found = []
        for group in groups:
            rows = [windows[index] for index in group]
            inputs = tuple(part.numpy() for part in tensors_of([row[:3] for row in rows], self.multiple))
            found.append((inputs, [target for row in rows for target in row[3]], sum(len(row[0]) for row in rows)))
        return found


def made(number):
    return Passes.made_by.make(number)
