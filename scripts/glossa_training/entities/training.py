"""Training and validation of the neural entity tagger (programs: scripts/entities/neural/train.py, evaluate-network.py)."""
import json
import time
from pathlib import Path

import torch

from ..arithmetic import fast_arithmetic
from ..encoder import parameter_groups
from ..folders import write_report
from ..pieces import Pieces
from ..training_run import AVERAGED, Schedule, TrainingRun, adamw, checkpoint_of
from .corpora import FOLDERS, OTHER, QUOTAS, load_corpora
from .making import Passes
from .scoring import f1_of, score_corpus
from .tagger import Tagger, load_tagger
from .swaps import Names, known_names
from .targets import Targets, load_training_corpora
from .taught import taught_corpora
from .windows import Making

SEED = 11
PARTS = 6  # of the quotas, so that every corpus is met early


def partial_loss(logits, allowed, soft=None):
    """Mean over the words; `logits` and `allowed` are [words, labels].

    -log of the summed probability of the allowed labels (`allowed` is 0, a doubt, or minus infinity); for the words that `soft` marks, whose `allowed` are the log
    probabilities that a teacher gives, the cross-entropy with these.
    """
    total = torch.logsumexp(logits, -1)
    loss = total - torch.logsumexp(logits + allowed, -1)
    if soft is not None:
        loss = torch.where(soft, total - (allowed.exp() * logits).sum(-1), loss)
    return loss.mean()


def quotas_of(options):
    """A function that gives the words of a corpus in each pass."""
    weights = json.loads(Path(options.weights).read_text()) if options.weights else {}

    def quota(corpus):
        own = corpus.words / 1000
        words = QUOTAS.get(corpus.name, own if not corpus.is_tagged else min(OTHER, own))
        if corpus.is_tagged:
            words = words ** (1 - options.whole) * own ** options.whole
        else:
            words *= options.taught_share
        # in the usual parts the smallest corpora give some sentences to every pass; a long run comes round to them anyway
        if corpus.is_written:
            words = options.written * own
        return max(200 if options.parts <= PARTS else 1, int(1000 * words * weights.get(corpus.name, 1) / options.parts))

    return quota


def train_tagger(model, pieces, checkpoint, saved, options):
    targets = Targets()
    corpora = load_training_corpora(pieces, f'{options.out}/words', targets, options.corpora, FOLDERS[:1] if options.free else FOLDERS)
    table = targets.table()
    hard = len(table)
    if options.taught:
        taught, rows = taught_corpora(*options.taught, hard, options.taught_languages)
        corpora += taught
        table = torch.cat([table, rows])
    making = Making(options.limit, options.alone, Names(known_names()) if options.swap else None, options.swap)
    quota = quotas_of(options)
    print(f'{len(corpora)} corpora, {sum(c.words for c in corpora)} words, {sum(map(quota, corpora))} words a pass, {len(table)} kinds of targets', flush=True)
    passes = Passes(corpora, quota, pieces, making, seed=SEED + options.seed, skip=options.skip, size=options.batch, makers=options.makers,
                    start=saved['state']['number'] if saved else 0)
    model.placed(options.device)
    table = table.to(options.device)
    for layer in model.layers:
        layer.dropout = options.dropout
    optimizer = adamw(parameter_groups(model, (model.head, model.style), 4 if not options.start else 2), options.rate, betas=(0.9, 0.98))
    schedule = Schedule(options.rate, options.warm, options.minutes, options.pieces, end=options.end)
    run = TrainingRun(model, optimizer, schedule, checkpoint=checkpoint, saved=saved, average=lambda step: min(0.04, 1 / (1 + step / AVERAGED)),
                      extra={'layers': options.layers})
    while run.goes_on():
        asked = time.time()
        batches = passes.batches(run.state['number'])
        if options.makers:
            run.state['elapsed'] += time.time() - asked  # a process that is waited for costs time as well
        print(f"pass {run.state['number']}: {len(batches)} batches, {run.state['elapsed']:.0f} s", flush=True)
        for inputs, wanted, count in run.batches(batches):
            with fast_arithmetic(options.device):
                logits = model(*(torch.from_numpy(part).to(options.device) for part in inputs))
            wanted = torch.tensor(wanted).to(options.device)
            loss = partial_loss(logits, table[wanted], wanted >= hard if options.taught else None)
            loss.backward()
            run.step(count, [loss.item()])
    run.save()
    print('done', run.state, flush=True)


def evaluate(model, pieces, options):
    """Exact-span figures of every validation file in its own style: {corpus: {precision, recall, f1, gold}}."""
    figures = {}
    for corpus in load_corpora('dev', pieces, f'{options.out}/words', options.corpora):
        right, guessed, gold = score_corpus(model, corpus, pieces, options.sentences)
        figures[corpus.name] = {'precision': round(100 * right / max(1, guessed), 1), 'recall': round(100 * right / max(1, gold), 1),
                                'f1': round(f1_of(right, guessed, gold), 1), 'gold': gold}
        print(corpus.name, figures[corpus.name], flush=True)
    print('mean', round(sum(row['f1'] for row in figures.values()) / len(figures), 2), flush=True)
    return figures


def write_figures(saved, figures, options):
    state, blended = saved['state'], saved.get('blended')
    name = 'entities-dnn' if options.name == 'first' else f'entities-dnn-{options.name}'
    trained = 'on the free corpora alone' if options.free else 'on all entity corpora (free, `nc/`, `gpl/`)'
    trained += f" ({', '.join(options.corpora)})" if options.corpora else ''
    mean = round(sum(row['f1'] for row in figures.values()) / len(figures), 1)
    report = {'run': options.name, 'layers': options.layers, 'weights': 'averaged' if options.average else 'last', 'state': state, 'sentences': options.sentences, 'mean': mean, 'files': figures}
    lines = ['# Neural entity tagger', '',
             f"The first {options.layers} layers of multilingual-e5-small (MIT) over a cut vocabulary, word embeddings frozen, trained {trained}",
             'with partial labels: a type that a corpus does not annotate is absent there, not O. One style vector for each kind of corpus (social media, historical, legal ...).', '',
             f"Run `{options.name}`: {state['step']} steps, {state['pieces']} pieces, {state['elapsed'] / 60:.1f} minutes (the runs before it not counted).",
             *([f"Its weights are the mean of those of {' and '.join(f'`{name}` ({share:g})' for name, share in blended.items())}."] if blended else []), '',
             'Validation files, exact spans of PERSON, LOCATION and ORGANIZATION, float32 weights in bfloat16 arithmetic; handles left out on both sides; Japanese and Thai',
             'cut by our tokenizer, Korean by the pieces of the encoder, compared with the original characters. `ind.nerp` has no organizations.',
             f'At most {options.sentences} sentences of each file, evenly taken by document.' if options.sentences < 10**6 else 'All sentences of each file.', '',
             f'Mean over {len(figures)} files: **{mean}**', '', '| corpus | precision | recall | F1 | gold spans |', '| --- | --- | --- | --- | --- |']
    lines += [f"| {corpus} | {row['precision']:.1f} | {row['recall']:.1f} | {row['f1']:.1f} | {row['gold']} |" for corpus, row in sorted(figures.items())]
    write_report(name, report, lines)


def train(options):
    """What train.py does."""
    torch.manual_seed(SEED + options.seed)
    torch.set_num_threads(1)
    pieces = Pieces(f'{options.out}/tokenizer.json')
    model = Tagger(options.encoder, f'{options.out}/kept.json', options.layers, trained_words=options.trained_words)
    checkpoint = Path(options.out) / f'{options.name}.pt'
    saved = checkpoint_of(checkpoint)
    if saved:
        model.load_state_dict(saved['model'])
    elif options.start:
        model.load_state_dict(torch.load(options.start, weights_only=False, map_location='cpu')['average'])
    train_tagger(model, pieces, checkpoint, saved, options)


def validate(options):
    """What evaluate-network.py does."""
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    pieces = Pieces(f'{options.out}/tokenizer.json')
    model, saved = load_tagger(options.encoder, options.out, options.name, options.layers, 'average' if options.average else 'model')
    model.placed(options.device)
    figures = evaluate(model, pieces, options)
    if options.report:
        write_figures(saved, figures, options)
