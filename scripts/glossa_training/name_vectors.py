"""Rows of n-grams of names, learned by contrast within a batch; the program is scripts/linking/names/train.py."""
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

# as in src/knowledge/names/grams.ts
LATIN_ROWS, OTHER_ROWS = 65_536, 32_768
BATCH = 2_048
BLOCK = 32
TEMPERATURE = 0.05
RATE = 0.008
PLANES = 24


class Pairs:
    def __init__(self, folder: Path, side: str) -> None:
        self.starts = np.fromfile(folder / f"{side}.starts", dtype=np.int32)
        self.rows = np.fromfile(folder / f"{side}.rows", dtype=np.int32)

    def batch(self, places: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        parts = [self.rows[self.starts[place] : self.starts[place + 1]] for place in places]
        lengths = np.array([len(part) for part in parts])
        offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        return torch.from_numpy(np.concatenate(parts)), torch.from_numpy(offsets.astype(np.int32))

    def keys(self) -> np.ndarray:
        """The same number for names with the same rows."""
        mixed = (self.rows.astype(np.int64) + 1) * 0x9E3779B97F4A7C1 % ((1 << 61) - 1)
        return np.add.reduceat(mixed, self.starts[:-1])


def alike_first(bag: torch.nn.EmbeddingBag, pairs: Pairs, shuffle: np.random.Generator) -> np.ndarray:
    """An order in which names with near vectors follow one another: by the sides of random planes on which they lie (Charikar 2002)."""
    count = len(pairs.starts) - 1
    planes = torch.from_numpy(shuffle.standard_normal((bag.embedding_dim, PLANES)).astype(np.float32))
    codes = np.empty(count, dtype=np.int64)
    places = np.arange(count)
    with torch.no_grad():
        for first in range(0, count, 16_384):
            part = places[first : first + 16_384]
            sides = (bag(*pairs.batch(part)) @ planes > 0).numpy()
            codes[part] = sides @ (1 << np.arange(PLANES))
    return np.lexsort((shuffle.random(count), codes))


def train(given) -> None:
    """Trains on the pairs in `given.folder` and writes rows.npy and scales.npy there."""
    torch.manual_seed(14)
    torch.set_num_threads(1)
    left, right = (Pairs(given.folder, side) for side in ("left", "right"))
    owners = np.fromfile(given.folder / "owners", dtype=np.int32)
    spellings = left.keys()
    bag = torch.nn.EmbeddingBag(LATIN_ROWS + OTHER_ROWS, given.width, mode="sum")
    torch.nn.init.normal_(bag.weight, std=0.1)
    optimizer = torch.optim.Adam(bag.parameters(), lr=RATE, fused=True)
    shuffle = np.random.default_rng(14)
    count = len(owners) // BLOCK
    steps = given.epochs * (count * BLOCK // BATCH)
    step, mean, started = 0, 0.0, time.time()
    order = np.arange(len(owners))
    for epoch in range(given.epochs):
        # names that follow one another are in one batch, to be told apart: at first those of one type and country by their labels, then those alike
        if epoch > 0:
            order = alike_first(bag, left, shuffle)
        shift = int(shuffle.integers(BLOCK))
        blocks = shuffle.permutation(count - 1)
        for first in range(0, len(blocks) - BATCH // BLOCK + 1, BATCH // BLOCK):
            places = order[(blocks[first : first + BATCH // BLOCK, None] * BLOCK + shift + np.arange(BLOCK)[None]).reshape(-1)]
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
            one = functional.normalize(bag(*left.batch(places)), dim=1)
            other = functional.normalize(bag(*right.batch(places)), dim=1)
            owner, spelling = torch.from_numpy(owners[places]), torch.from_numpy(spellings[places])
            same = ((owner[:, None] == owner[None]) | (spelling[:, None] == spelling[None])) & ~torch.eye(len(places), dtype=torch.bool)
            logits = (one @ other.T / TEMPERATURE).masked_fill(same, -1e4)
            target = torch.arange(len(places))
            loss = (functional.cross_entropy(logits, target) + functional.cross_entropy(logits.T, target)) / 2
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            mean += (loss.item() - mean) * max(0.01, 1 / step)
            if step % 50 == 0:
                print(f"epoch {epoch} step {step}/{steps} loss {mean:.4f} {time.time() - started:.0f} s", flush=True)
        save(bag, given.folder)


def save(bag: torch.nn.EmbeddingBag, folder: Path) -> None:
    weight = bag.weight.detach().numpy()
    scales = np.maximum(np.abs(weight).max(axis=1), 1e-6) / 127
    np.save(folder / "rows.npy", np.rint(weight / scales[:, None]).astype(np.int8))
    np.save(folder / "scales.npy", scales.astype(np.float32))
