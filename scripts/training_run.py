"""What every training of a network here does beside its loss: a schedule by minutes or pieces, averaged weights, a log, checkpoints that it goes on from."""
import time

import numpy as np
import torch

AVERAGED = 8  # steps between two updates of the averaged weights
SETTLED = 400  # steps before which the average is just the last weights
LOGGED = 30  # seconds


class TrainingRun:
    """
    One run. `state`: steps, seconds and pieces so far, number of the pass and how many of its batches are done.

        while run.progress() < 1:
            for group in run.batches(groups of pass run.state['number']):
                loss.backward()
                run.step(pieces seen, [loss.item()])
        run.save()

    The learning rate of a parameter group is `rate` times its entry `times`: it rises over `warm` steps and falls linearly to `end` of itself.
    `kept` gives the share of the new weights in the average by the step; `extra` is saved with the checkpoint.
    """

    def __init__(self, model, optimizer, checkpoint, saved, *, minutes, rate, warm, kept, pieces=float('inf'), end=0.0, saving=240, extra=None):
        self.model, self.optimizer, self.checkpoint, self.extra = model, optimizer, checkpoint, extra or {}
        self.minutes, self.pieces, self.rate, self.end, self.warm, self.kept, self.saving = minutes, pieces, rate, end, warm, kept, saving
        self.state = {'step': 0, 'elapsed': 0.0, 'pieces': 0, 'number': 0, 'within': 0}
        self.average = {name: value.clone() for name, value in model.state_dict().items()}
        if saved:
            optimizer.load_state_dict(saved['optimizer'])
            self.average, self.state = saved['average'], saved['state']
        self.shown = self.saved_at = self.state['elapsed']
        self.recent, self.mean, self.started, self.now = [], None, 0.0, 0.0

    def progress(self):
        """0 to 1 and over; either may end the run: on a shared machine pieces are the steadier measure."""
        return max(self.state['elapsed'] / (self.minutes * 60), self.state['pieces'] / self.pieces)

    def batches(self, groups):
        """The batches of the current pass that are still to do, as long as the run lasts; sets the learning rate for each."""
        for group in groups[self.state['within']:]:
            self.started = time.time()
            progress = self.progress()
            if progress >= 1:
                return
            self.now = self.rate * min(1, (self.state['step'] + 1) / self.warm) * (1 - progress * (1 - self.end))
            for parameters in self.optimizer.param_groups:
                parameters['lr'] = self.now * parameters['times']
            yield group
        self.state['number'] += 1
        self.state['within'] = 0

    def step(self, seen, losses):
        """Takes the step that the gradients say. `seen`: pieces of the batch; `losses`: floats for the log."""
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        state = self.state
        state['step'] += 1
        state['within'] += 1
        if state['step'] % AVERAGED == 0:
            share = self.kept(state['step']) if state['step'] > SETTLED else 1.0
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
        if state['elapsed'] - self.saved_at > self.saving:
            self.saved_at = state['elapsed']
            self.save()

    def save(self):
        """Writes the checkpoint; a run that is cut off while writing leaves the one before it whole."""
        part = self.checkpoint.with_suffix('.part')
        torch.save({'model': self.model.state_dict(), 'average': self.average, 'optimizer': self.optimizer.state_dict(), 'state': self.state, **self.extra}, part)
        part.replace(self.checkpoint)
