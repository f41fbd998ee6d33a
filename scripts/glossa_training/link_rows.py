"""The rows of scripts/linking/train-rows.ts, and what networks on them have in common."""
import json
import math

import numpy
import torch

# sources of mentions
GOLD, EXTRACTED, FURTHER = 0, 1, 2
FIELDS = ("count", "right", "set", "tune", "nc", "source", "known", "mentions")
RATE = 2e-3
BATCH = 256


class Data:
    def __init__(self, folder, permissive=False):
        """The rows of a folder; with `permissive` nothing of documents under non-commercial licences has a part in anything."""
        table = json.loads((folder / "groups.json").read_text())
        self.columns, self.local, self.sets = table["columns"], table["local"], table["sets"]
        groups = numpy.array(table["groups"], dtype=numpy.int64)
        self.count, self.right, self.set, self.tune, self.nc, self.source, self.known, self.mentions = groups.T
        self.start = numpy.concatenate([[0], numpy.cumsum(self.count)[:-1]])
        self.rows = torch.from_numpy(numpy.fromfile(folder / "rows.f32", dtype=numpy.float32).reshape(-1, self.columns))
        if permissive:
            self.keep(self.nc == 0)

    def keep(self, groups):
        self.rows = self.rows[torch.from_numpy(numpy.repeat(groups, self.count))]
        for name in FIELDS:
            setattr(self, name, getattr(self, name)[groups])
        self.start = numpy.concatenate([[0], numpy.cumsum(self.count)[:-1]])


class Net(torch.nn.Module):
    """One hidden layer."""

    def __init__(self, inputs, units, dropout):
        super().__init__()
        self.hidden = torch.nn.Linear(inputs, units)
        self.dropout = torch.nn.Dropout(dropout)
        self.output = torch.nn.Linear(units, 1)

    def forward(self, rows):
        return self.output(self.dropout(torch.relu(self.hidden(rows)))).squeeze(-1)


class Scorer:
    """Trained nets of one form on standardised inputs; their mean is one net with all their units."""

    def __init__(self, nets, mean, scale):
        self.nets, self.mean, self.scale = nets, mean, scale

    def __call__(self, rows):
        with torch.no_grad():
            parts = [(part[:, : len(self.mean)] - self.mean) / self.scale for part in rows.split(65536)]
            return numpy.mean([torch.cat([net(part) for part in parts]).numpy() for net in self.nets], axis=0)

    def tensors(self, name):
        """With the standardisation of the inputs worked into the weights."""
        weights = [net.hidden.weight.detach() / self.scale for net in self.nets]
        hidden = torch.cat(weights)
        biases = torch.cat([net.hidden.bias.detach() - weight @ self.mean for net, weight in zip(self.nets, weights)])
        output = torch.cat([net.output.weight.detach()[0] for net in self.nets]) / len(self.nets)
        bias = torch.stack([net.output.bias.detach() for net in self.nets]).mean(0)
        found = {"hidden": hidden, "hidden_bias": biases, "output": output, "output_bias": bias}
        return {f"{name}.{key}": value.float().numpy().copy() for key, value in found.items()}


def standardised(rows):
    mean, deviation = rows.mean(0), rows.std(0)
    return mean, torch.where(deviation < 0.02, torch.ones_like(deviation), deviation)


def fit(net, count, epochs, decay, generator, loss_of):
    """Runs the optimiser; `loss_of` gives the loss of a batch of places."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=epochs * math.ceil(count / BATCH))
    net.train()
    for _ in range(epochs):
        order = generator.permutation(count)
        for at in range(0, count, BATCH):
            loss = loss_of(order[at : at + BATCH])
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
    net.eval()
