"""Training of the head that gives the ontology classes of a mention (program: scripts/typing/train.py)."""
import hashlib
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from safetensors.numpy import save_file

from ..arithmetic import fast_arithmetic
from ..onnx_graph import quantised_rows
from ..training_run import Schedule, TrainingRun
from .encoder import FEATURES, Encoder, check_encoder, encode
from .targets import Classes, targets_of

SHARD = 6000  # windows
RARE_SHARDS = 5
LEAST_MENTIONS = 25  # of a class in training
TYPES = 5  # none, PERSON, LOCATION, ORGANIZATION, PRODUCT
DOUBT = 0.05
COMPLETE = ('Capital', 'CapitalOfRegion')  # the knowledge base has these wherever they are true
SOURCE_WEIGHTS = {'documents': 2.0, 'corpora': 1.0, 'sentences': 0.7, 'names': 0.6, 'descriptions': 0.5, 'frames': 0.5}
UNTYPED = 0.35  # share of mentions whose type is hidden


def read_windows(path):
    with open(path, encoding='utf-8') as lines:
        return [json.loads(line) for line in lines]


def places_digest(shard):
    """Changes with the pieces and places of the mentions, not with what they teach."""
    digest = hashlib.sha256()
    for window in shard:
        digest.update(json.dumps([window['pieces'], [mention[:2] for mention in window['mentions']]]).encode())
    return digest.hexdigest()


def shards_of(windows, seed):
    order = np.random.default_rng(seed).permutation(len(windows))
    return [[windows[index] for index in order[at:at + SHARD]] for at in range(0, len(order), SHARD)]


def write_states(options, shards):
    encoder, folder = None, Path(options.work, 'states')
    folder.mkdir(exist_ok=True)
    for number, shard in enumerate(shards):
        file = folder / f'{places_digest(shard)}.npy'
        if file.exists():
            continue
        encoder = encoder or Encoder(options.encoder, f'{options.vocabulary}/kept.json').eval()
        started = time.process_time()
        states = encode(encoder, shard)
        np.save(folder / 'part.npy', states)
        (folder / 'part.npy').rename(file)
        pieces = sum(len(window['pieces']) for window in shard)
        print(f'shard {number + 1} of {len(shards)}: {len(states)} mentions, {pieces / (time.process_time() - started):.0f} pieces/s', flush=True)


class Head(torch.nn.Module):
    def __init__(self, classes, hidden, dropout):
        super().__init__()
        self.register_buffer('mean', torch.zeros(FEATURES))
        self.register_buffer('scale', torch.ones(FEATURES))
        self.hidden = torch.nn.Linear(FEATURES + TYPES, hidden)
        self.output = torch.nn.Linear(hidden, classes)
        self.dropout = dropout

    def forward(self, states, types):
        """states [mentions, 1920], types [mentions] (numbers); gives logits."""
        x = F.dropout((states - self.mean) * self.scale, self.dropout, self.training)
        x = torch.cat([x, 2 * F.one_hot(types, TYPES)], 1)
        return self.output(F.dropout(F.relu(self.hidden(x)), self.dropout, self.training))


def train_head(head, data, held, options):
    states, has, weights, types, share = data
    optimizer = torch.optim.AdamW(head.parameters(), options.rate, weight_decay=0.02)
    generator = torch.Generator().manual_seed(options.seed)
    batches = math.ceil(len(states) / options.batch)
    run = TrainingRun(head, optimizer, Schedule(options.rate, steps=options.epochs * batches, floor=1e-6), clip=None)
    while run.goes_on():
        head.train()
        started, total = time.process_time(), 0.0
        for group in run.batches(torch.randperm(len(states), generator=generator).split(options.batch)):
            shown = torch.where(torch.rand(len(group), generator=generator) < UNTYPED, 0, types[group])
            with fast_arithmetic():
                logits = head(states[group].float(), shown)
            weight = weights[group].float() * share[group, None]
            loss = F.binary_cross_entropy_with_logits(logits.float(), has[group].float(), weight=weight, reduction='sum') / share[group].sum()
            loss.backward()
            run.step(len(group), [loss.item()])
            total += loss.item()
        print(f"round {run.state['number']}: loss {total / batches:.4f}, held out {held_loss(head, held):.4f}, {time.process_time() - started:.0f} s", flush=True)


def held_loss(head, held):
    states, has, weights, types, _share = held
    head.eval()
    with torch.no_grad():
        return (F.binary_cross_entropy_with_logits(head(states.float(), types), has.float(), weight=weights.float(), reduction='sum') / len(states)).item()


def temperature_of(head, held):
    """What logits are divided by so that probabilities are right on held-out mentions (Guo et al. 2017), on a grid."""
    states, has, weights, types, _share = held
    head.eval()
    with torch.no_grad():
        logits = head(states.float(), types)
    best = min((F.binary_cross_entropy_with_logits(logits / t, has.float(), weight=weights.float(), reduction='sum').item(), t) for t in np.linspace(0.7, 2.0, 27))
    return float(best[1])


def save(head, names, parents, temperature, options, figures):
    """Mean, scale and temperature go into the layers; both weight matrices become int8 with a scale for every row."""
    hidden = head.hidden.weight.detach().clone()
    bias = head.hidden.bias.detach() - hidden[:, :FEATURES] @ (head.mean * head.scale)
    hidden[:, :FEATURES] *= head.scale
    hidden[:, FEATURES:] *= 2
    # where such a class was not known it counted DOUBT as wrong, though it was: its odds are that much too high
    output_bias = head.output.bias.detach() + math.log(DOUBT) * torch.tensor([name in COMPLETE for name in names])
    tensors = {'types': np.ascontiguousarray(hidden[:, FEATURES:].T.numpy()), 'hidden.bias': bias.numpy(), 'output.bias': (output_bias / temperature).numpy()}
    for name, matrix in (('hidden', hidden[:, :FEATURES].numpy()), ('output', (head.output.weight.detach() / temperature).numpy())):
        rows, scales = quantised_rows(matrix)
        tensors[name], tensors[f'{name}.scales'] = rows.reshape(-1), scales
    save_file(tensors, f'{options.work}/head.safetensors')
    Path(options.work, 'head.json').write_text(json.dumps({'classes': names, 'parents': parents, 'hidden': options.hidden, **figures}) + '\n')


def train(options):
    """What train.py does."""
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    check_encoder(options.encoder)
    shards = [shard for name, most in (('train', None), ('rare', RARE_SHARDS)) for shard in shards_of(read_windows(f'{options.work}/{name}.jsonl'), options.seed)[:most]][:options.shards]
    write_states(options, shards)
    table = json.loads(Path(options.work, 'classes.json').read_text())
    classes = Classes(table['classes'], table['parents'])
    windows = [window for shard in shards for window in shard]
    has, weights, types = targets_of(windows, classes, DOUBT)
    kept = np.flatnonzero(has.sum(0) >= LEAST_MENTIONS)
    states = torch.from_numpy(np.concatenate([np.load(f'{options.work}/states/{places_digest(shard)}.npy') for shard in shards]))
    share = np.array([SOURCE_WEIGHTS[window['source']] for window in windows for _ in window['mentions']], np.float32)
    is_held = np.array([number % 12 == 0 and window['source'] not in ('names', 'frames') for number, window in enumerate(windows) for _ in window['mentions']])
    every = [states, torch.from_numpy(has[:, kept]), torch.from_numpy(weights[:, kept]).half(), torch.from_numpy(types), torch.from_numpy(share)]
    data, held = ([part[torch.from_numpy(chosen)] for part in every] for chosen in (~is_held, is_held))
    del every, states, has, weights
    print(len(data[0]), 'mentions to learn from,', len(held[0]), 'held out,', len(kept), 'classes', flush=True)
    head = Head(len(kept), options.hidden, options.dropout)
    sample = data[0][:20000].float()
    head.mean.copy_(sample.mean(0))
    head.scale.copy_(1 / (sample.std(0) + 1e-3))
    # every class begins as likely as it is in the data
    frequency = data[1].float().mean(0).clamp(1e-5, 1 - 1e-5)
    head.output.bias.data.copy_(torch.log(frequency / (1 - frequency)))
    train_head(head, data, held, options)
    temperature = temperature_of(head, held)
    names = [classes.names[index] for index in kept]
    parents = [names.index(classes.names[classes.parents[index]]) if classes.parents[index] >= 0 else -1 for index in kept]
    save(head, names, parents, temperature, options, {'mentions': len(data[0]), 'held-out loss': round(held_loss(head, held), 4), 'temperature': temperature})
    print('temperature', temperature)
