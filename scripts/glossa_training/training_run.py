"""The training loop of every network here, beside its loss: a schedule, averaged weights, a log, checkpoints that it goes on from."""
import time
from dataclasses import dataclass
from math import inf

import numpy as np
import torch

AVERAGED = 8  # steps between two updates of the averaged weights
AVERAGE_FROM = 400  # steps before which the average is just the last weights
LOGGED = 30  # seconds


@dataclass
class Schedule:
    """When a run ends and its learning rate: it rises over `warm` and falls linearly to `end` of `rate`, `floor` is added.

    The run ends after `minutes`, `steps` or `pieces` (whatever `TrainingRun.step` counts), the first of them. `warm` is a number of steps, or a function that
    gives the factor of the rise by the progress (0 to 1).
    """
    rate: float
    warm: object = 0
    minutes: float = inf
    pieces: float = inf
    steps: float = inf
    end: float = 0.0
    floor: float = 0.0

    def progress(self, state):
        """0 to 1 and over; on a shared machine pieces are a steadier measure than minutes."""
        return max(state['elapsed'] / (self.minutes * 60), state['pieces'] / self.pieces, state['step'] / self.steps)

    def rate_at(self, state):
        progress = self.progress(state)
        rise = self.warm(progress) if callable(self.warm) else min(1, (state['step'] + 1) / self.warm) if self.warm else 1
        return self.rate * rise * (1 - progress * (1 - self.end)) + self.floor


class TrainingRun:
    """
    One run. `state`: steps, seconds and pieces so far, number of the pass and how many of its batches are done.

        run = TrainingRun(model, optimizer, Schedule(rate=3e-4, warm=100, minutes=50), checkpoint=path, saved=checkpoint_of(path))
        while run.goes_on():
            for group in run.batches(groups of pass run.state['number']):
                loss.backward()
                run.step(pieces seen, [loss.item()])
        run.save()

    The learning rate of a parameter group is that of the schedule times its entry `times`. `average` gives the share of the new weights in the averaged ones by
    the step (None: no averaging); `clip` is the greatest norm of the gradients (None: any). `extra` is saved with the checkpoint (None for `checkpoint`: nothing is saved).
    """

    def __init__(self, model, optimizer, schedule, *, checkpoint=None, saved=None, average=None, clip=1.0, saving=240, extra=None):
        self.model, self.optimizer, self.schedule, self.checkpoint = model, optimizer, schedule, checkpoint
        self.share, self.clip, self.saving, self.extra = average, clip, saving, extra or {}
        self.state = {'step': 0, 'elapsed': 0.0, 'pieces': 0, 'number': 0, 'within': 0}
        self.average = {name: value.clone() for name, value in model.state_dict().items()} if average else None
        if saved:
            optimizer.load_state_dict(saved['optimizer'])
            self.average, self.state = saved.get('average'), saved['state']
        self.shown = self.saved_at = self.state['elapsed']
        self.recent, self.mean, self.started, self.now = [], None, 0.0, 0.0

    def goes_on(self):
        return self.schedule.progress(self.state) < 1

    def batches(self, groups):
        """The batches of the current pass that are still to do, as long as the run lasts; sets the learning rate for each."""
        for group in groups[self.state['within']:]:
            self.started = time.time()
            if not self.goes_on():
                return
            self.now = self.schedule.rate_at(self.state)
            for parameters in self.optimizer.param_groups:
                parameters['lr'] = self.now * parameters.get('times', 1)
            yield group
        self.state['number'] += 1
        self.state['within'] = 0

    def step(self, seen, losses):
        """Takes the step that the gradients say. `seen`: pieces of the batch; `losses`: floats for the log."""
        if self.clip is not None:
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.clip)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        state = self.state
        state['step'] += 1
        state['within'] += 1
        if self.share and state['step'] % AVERAGED == 0:
            share = self.share(state['step']) if state['step'] > AVERAGE_FROM else 1.0
            for name, value in self.model.state_dict().items():
                self.average[name].lerp_(value, share)
        spent = time.time() - self.started
        state['pieces'] += seen
        state['elapsed'] += spent
        self.recent = self.recent[-29:] + [(seen, spent)]
        losses = np.array(losses)
        self.mean = losses if self.mean is None else 0.98 * self.mean + 0.02 * losses
        if state['elapsed'] - self.shown > LOGGED:
            self.shown = state['elapsed']
            speed = sum(count for count, _ in self.recent) / sum(seconds for _, seconds in self.recent)
            print(f"step {state['step']}, pass {state['number']}, {state['elapsed'] / 60:.1f} min, {speed:.0f} pieces/s, rate {self.now:.2e}, losses {self.mean.round(4)}", flush=True)
        if self.checkpoint and state['elapsed'] - self.saved_at > self.saving:
            self.saved_at = state['elapsed']
            self.save()

    def save(self):
        """Writes the checkpoint; a run that is cut off while writing leaves the one before it whole."""
        part = self.checkpoint.with_suffix('.part')
        kept = {'model': self.model.state_dict(), 'optimizer': self.optimizer.state_dict(), 'state': self.state, **self.extra}
        torch.save(kept if self.average is None else {**kept, 'average': self.average}, part)
        part.replace(self.checkpoint)


def adamw(model_groups, rate, **settings):
    """AdamW with the settings that all networks here share; `model_groups` have entries `times`."""
    return torch.optim.AdamW(model_groups, lr=rate, weight_decay=0.01, fused=True, **settings)


def checkpoint_of(path):
    """The checkpoint of a run to go on with, or None where it begins."""
    return torch.load(path, weights_only=False) if path.exists() else None
