"""Fine-tunes the multilingual encoder as an entity tagger on all entity corpora together.

    python scripts/cut-vocabulary.py --encoder ENCODER_DIR --out OUT_DIR
    npx tsx scripts/entities/neural/character-words.ts OUT_DIR/words
    python scripts/train-entities-dnn.py --encoder ENCODER_DIR --out OUT_DIR --minutes 50
    python scripts/train-entities-dnn.py --encoder ENCODER_DIR --out OUT_DIR --name permissive --free --minutes 33
    python scripts/train-entities-dnn.py --encoder ENCODER_DIR --out OUT_DIR --name english --free --minutes 33 --weights scripts/entities/neural/english-weights.json \
        --corpora eng dan.uner_ddt deu.germeval2014 nor.norne_nob swe.webbnyheter2012 por.uner_bosque hrv.uner_set
    python scripts/train-entities-dnn.py --encoder ENCODER_DIR --out OUT_DIR --name first --average --evaluate --report

ENCODER_DIR: model.safetensors and tokenizer.json of multilingual-e5-small, unpacked from the packages named in requirements.txt. The learning rate falls
linearly to `--end` of its value at the end of the minutes; a run that was ended goes on from its last checkpoint. `--evaluate` writes the report.
"""
import argparse
import json
import random
from pathlib import Path

import torch

from entities_dnn import OTHER, QUOTAS, Tagger, Targets, load_corpora, pass_windows, score_corpus
from teacher_model import Pieces, batches_of, tensors_of
from training_run import AVERAGED, TrainingRun

SEED = 11
LIMIT = 128
PASSES = 6  # parts of the quotas, so that every corpus is met early


def partial_loss(logits, allowed):
    """-log of the summed probability of the allowed labels; `allowed` [words, labels] is 0 or minus infinity."""
    return (torch.logsumexp(logits, -1) - torch.logsumexp(logits + allowed, -1)).mean()


def train(model, pieces, saved, options):
    targets = Targets()
    corpora = load_corpora('train', pieces, f'{options.out}/words', targets, options.corpora, ('ner',) if options.free else ('ner', 'nc', 'gpl'))
    table = targets.table()
    weights = json.loads(Path(options.weights).read_text()) if options.weights else {}

    def quota(corpus):
        words = QUOTAS.get(corpus.name, min(OTHER, corpus.words / 1000)) * weights.get(corpus.name, 1)
        return max(200, int(1000 * words / PASSES))

    print(f'{len(corpora)} corpora, {sum(c.words for c in corpora)} words, {sum(map(quota, corpora))} words a pass, {len(table)} kinds of targets', flush=True)
    fresh = list(model.head.parameters()) + list(model.style.parameters())
    known = {id(parameter) for parameter in fresh}
    optimizer = torch.optim.AdamW([{'params': [p for p in model.parameters() if id(p) not in known], 'times': 1},
                                   {'params': fresh, 'times': 4 if not options.start else 2}], lr=options.rate, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    run = TrainingRun(model, optimizer, Path(options.out) / f'{options.name}.pt', saved, minutes=options.minutes, pieces=options.pieces, rate=options.rate, end=options.end,
                      warm=options.warm, kept=lambda step: min(0.04, 1 / (1 + step / AVERAGED)), extra={'layers': options.layers})
    while run.progress() < 1:
        number = run.state['number']
        windows = pass_windows(corpora, quota, number + options.skip, pieces, LIMIT, SEED)
        groups = batches_of(windows, options.batch)
        random.Random(SEED + number).shuffle(groups)
        print(f'pass {number}: {len(windows)} windows, {sum(len(w[0]) for w in windows)} pieces, {len(groups)} batches', flush=True)
        for group in run.batches(groups):
            rows = [windows[index] for index in group]
            with torch.autocast('cpu', dtype=torch.bfloat16):
                logits = model(*tensors_of([row[:3] for row in rows]))
            loss = partial_loss(logits, table[torch.tensor([target for row in rows for target in row[3]])])
            loss.backward()
            run.step(sum(len(row[0]) for row in rows), [loss.item()])
    run.save()
    print('done', run.state, flush=True)


def evaluate(model, pieces, options):
    """Exact-span figures of every validation file in its own style: {corpus: {precision, recall, f1, gold}}."""
    figures = {}
    for corpus in load_corpora('dev', pieces, f'{options.out}/words', None, options.corpora):
        right, guessed, gold = score_corpus(model, corpus, pieces, options.sentences)
        figures[corpus.name] = {'precision': round(100 * right / max(1, guessed), 1), 'recall': round(100 * right / max(1, gold), 1),
                                'f1': round(200 * right / max(1, guessed + gold), 1), 'gold': gold}
        print(corpus.name, figures[corpus.name], flush=True)
    print('mean', round(sum(row['f1'] for row in figures.values()) / len(figures), 2), flush=True)
    return figures


def write_report(state, figures, options):
    folder = Path(__file__).resolve().parent / 'reports'
    name = 'entities-dnn' if options.name == 'first' else f'entities-dnn-{options.name}'
    trained = 'on the free corpora alone' if options.free else 'on all entity corpora (free, `nc/`, `gpl/`)'
    trained += f" ({', '.join(options.corpora)})" if options.corpora else ''
    mean = round(sum(row['f1'] for row in figures.values()) / len(figures), 1)
    report = {'run': options.name, 'layers': options.layers, 'weights': 'averaged' if options.average else 'last', 'state': state, 'sentences': options.sentences, 'mean': mean, 'files': figures}
    (folder / f'{name}.json').write_text(json.dumps(report, indent=2) + '\n')
    lines = ['# Neural entity tagger', '',
             f"The first {options.layers} layers of multilingual-e5-small (MIT) over a cut vocabulary, word embeddings frozen, trained {trained}",
             'with partial labels: a type that a corpus does not annotate is absent there, not O. One style vector for each kind of corpus (social media, historical, legal ...).', '',
             f"Run `{options.name}`: {state['step']} steps, {state['pieces']} pieces, {state['elapsed'] / 60:.0f} minutes on one core (the runs before it not counted).", '',
             'Validation files, exact spans of PERSON, LOCATION and ORGANIZATION, float32 weights in bfloat16 arithmetic; handles left out on both sides; Japanese and Thai',
             'cut by our tokenizer, Korean by the pieces of the encoder, compared with the original characters. `ind.nerp` has no organizations.',
             f'At most {options.sentences} sentences of each file, evenly taken by document.' if options.sentences < 10**6 else 'All sentences of each file.', '',
             f'Mean over {len(figures)} files: **{mean}**', '', '| corpus | precision | recall | F1 | gold spans |', '| --- | --- | --- | --- | --- |']
    lines += [f"| {name} | {row['precision']:.1f} | {row['recall']:.1f} | {row['f1']:.1f} | {row['gold']} |" for name, row in sorted(figures.items())]
    (folder / f'{name}.md').write_text('\n'.join(lines) + '\n')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='first')
    parser.add_argument('--start', help='checkpoint to go on from with a new schedule (its averaged weights)')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--minutes', type=float, default=50)
    parser.add_argument('--pieces', type=float, default=float('inf'), help='end after so many pieces')
    parser.add_argument('--rate', type=float, default=3e-4)
    parser.add_argument('--end', type=float, default=0.1)
    parser.add_argument('--warm', type=int, default=60, help='steps')
    parser.add_argument('--skip', type=int, default=0, help='passes that an earlier run has seen')
    parser.add_argument('--weights', help='JSON file: corpus to a factor of its quota')
    parser.add_argument('--batch', type=int, default=2048)
    parser.add_argument('--free', action='store_true', help='train on the corpora under free licences alone (data folder ner/)')
    parser.add_argument('--corpora', nargs='*', help='these corpora or languages alone')
    parser.add_argument('--evaluate', action='store_true')
    parser.add_argument('--average', action='store_true', help='evaluate the averaged weights')
    parser.add_argument('--report', action='store_true', help='write the figures of --evaluate to the report')
    parser.add_argument('--sentences', type=int, default=10**9, help='of each validation file')
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    pieces = Pieces(f'{options.out}/tokenizer.json')
    model = Tagger(options.encoder, f'{options.out}/kept.json', options.layers)
    checkpoint = Path(options.out) / f'{options.name}.pt'
    saved = torch.load(checkpoint, weights_only=False) if checkpoint.exists() else None
    if saved:
        model.load_state_dict(saved['average' if options.average else 'model'])
    elif options.start:
        model.load_state_dict(torch.load(options.start, weights_only=False)['average'])
    if not options.evaluate:
        train(model, pieces, saved, options)
        return
    figures = evaluate(model, pieces, options)
    if options.report:
        write_report(saved['state'], figures, options)


if __name__ == '__main__':
    main()
