"""The arithmetic in which networks are trained and run here: bfloat16 where the processor multiplies in it, float32 elsewhere."""
import time
from functools import cache

import torch

ROWS, COLUMNS = 512, 384  # of the matrices multiplied to find out


def fast_arithmetic(device='cpu'):
    """Context in which products are made in the faster arithmetic of a device: on a processor without instructions for bfloat16 that one takes a hundred times as long."""
    kind = torch.device(device).type
    return torch.autocast(kind, dtype=torch.bfloat16, enabled=kind != 'cpu' or bfloat16_is_faster())


@cache
def bfloat16_is_faster():
    """Whether a product in bfloat16 takes less time than in float32 (measured once, some milliseconds)."""
    left, right = torch.ones(ROWS, COLUMNS), torch.ones(COLUMNS, ROWS)
    return seconds_of(left.bfloat16(), right.bfloat16()) < seconds_of(left, right)


def seconds_of(left, right):
    """Least time of three products, after one that warms up."""
    taken = []
    for _ in range(4):
        started = time.perf_counter()
        torch.mm(left, right)
        taken.append(time.perf_counter() - started)
    return min(taken[1:])
