"""Training and validation of the teacher over all treebanks (programs: scripts/tagger/train-teacher.py, evaluate-teacher.py)."""
import json
import random
from pathlib import Path

import numpy as np
import torch

from ..batches import batches_of, predict, tensors_of
from ..encoder import parameter_groups
from ..folders import MODELS, REPORTS, write_report
from ..pieces import Pieces
from ..training_run import Schedule, TrainingRun, adamw, checkpoint_of
from ..treebanks import DEV_ONLY, TAG_INDEX, TAGS, load_split, treebank_files
from .teacher import Teacher, tag_loss, tag_windows

SEED = 7
LIMIT = 160
# words of training text a language gets in one pass, its files in proportion to their size; no file more than REPEAT times
SHARES = {'spa': 200, 'fra': 190, 'ita': 210, 'por': 170, 'pol': 170, 'rus': 120, 'tur': 150, 'eng': 170, 'deu': 90, 'ces': 80, 'zho': 100, 'jpn': 20, 'tha': 20, 'vie': 10}
OTHER = 32
REPEAT = 2


def style_names():
    """One style for every treebank; restored (`um`) files have their own, as they follow an older edition of the guidelines."""
    names = []
    for name, _path in treebank_files():
        style = style_of(name)
        if style not in names:
            names.append(style)
    return names


def style_of(name):
    for ending, kept in (('-um-train', '-um'), ('-train', ''), ('-dev', '')):
        if name.endswith(ending):
            return name.removesuffix(ending) + kept
    return name


def trained_styles():
    """Styles that occur in training data; a dev file of a restored treebank is read in the restored file's style."""
    return {style_of(name) for name, path in treebank_files() if not name.endswith('-dev') or name.removesuffix('-dev') in DEV_ONLY}


def training_windows(pieces, styles, chooser, languages, thousands):
    """All training sentences as (ids, first, style, tags), sampled to the words a language gets (`thousands`, or those of SHARES where None)."""
    by_language = {}
    for name, path in treebank_files():
        sentences, _ = load_split(name, path) if not languages or name[:3] in languages else ([], [])
        if sentences:
            by_language.setdefault(name[:3], []).append((name, sentences))
    windows = []
    for language, files in sorted(by_language.items()):
        total = sum(len(s) for _name, sentences in files for s in sentences)
        share = min(REPEAT, (thousands or SHARES.get(language, OTHER)) * 1000 / total)
        for name, sentences in files:
            style = styles[style_of(name)]
            chosen = sentences * int(share) + chooser.sample(sentences, int(len(sentences) * (share % 1)))
            for sentence in chosen:
                windows += [window for window in tag_windows(pieces, sentence, LIMIT, style, TAG_INDEX) if window[1]]
    return windows


def evaluate(model, pieces, styles, limit, languages):
    """Tag accuracy and words of every validation file."""
    figures, trained = {}, trained_styles()
    for name, path in treebank_files():
        _, sentences = load_split(name, path) if not languages or name[:3] in languages else ([], [])
        if not sentences:
            continue
        style = style_of(name) if style_of(name) in trained else f'{style_of(name)}-um'
        windows, gold = [], []
        for sentence in sentences[::max(1, -(-len(sentences) // limit))]:
            for ids, first in pieces.sentence([(form, space) for form, _tag, _lemma, space in sentence], 256):
                windows.append((ids, first, styles[style]))
            gold.extend(TAG_INDEX.get(tag, -1) for _form, tag, _lemma, _space in sentence)
        guesses = np.concatenate(predict(model, windows)).argmax(-1).tolist()
        right = sum(a == b for a, b in zip(guesses, gold))
        words = len(gold)
        figures[name] = {'accuracy': round(100 * right / words, 2), 'words': words, 'style': style}
        print(name, figures[name], flush=True)
    return figures


def write_figures(training, figures, options):
    """scripts/reports/morphology-teacher.json and .md: the run on all languages, and with `--languages` the second run on these."""
    path = REPORTS / 'morphology-teacher.json'
    report = json.loads(path.read_text(encoding='utf-8')) if path.exists() else {}
    mean = round(sum(entry['accuracy'] for entry in figures.values()) / len(figures), 2)
    report['second' if options.languages else 'first'] = {'training': training, 'sentences': options.sentences, 'mean': mean, 'files': figures}
    manifest = json.loads((MODELS / 'manifest.json').read_text(encoding='utf-8'))
    report['hebrew network'] = next((entry['accuracy'] for entry in manifest['artefacts'] if entry['id'] == 'morphology/heb-dnn'), {})
    lines = [
        '# Morphology teacher', '',
        'The first layers of multilingual-e5-small (MIT) as a tagger of surface units in the 16 tags of the service, trained on every treebank of the data folder',
        'at once, the free, `gpl/` and `nc/` ones; word embeddings frozen, a learned style vector for each treebank. It only labels text for the fast taggers and is',
        'not shipped: the figures are the ceiling for what they can learn from it.', '',
        'Validation: tag accuracy on the surface units of the gold segmentation. No validation sentence was trained on; where a treebank has no training file',
        f"({', '.join(DEV_ONLY)}) three of four sentences of its dev file were, and the figure is that of the fourth (index % 4 = 3).",
        'Restored (`um`) training files have a style of their own, in which their dev files are read, too.'
    ]
    for run, title in (('first', 'All languages'), ('second', 'Second run, on from the first one on some languages')):
        if run not in report:
            continue
        entry = report[run]
        facts = entry['training']
        lines += ['', f'## {title}', '', f"{facts['layers']} layers, {facts['step']} steps, {facts['pieces']} pieces, {facts['minutes']} minutes on one thread of a busy machine. "
                  f"At most {entry['sentences']} sentences of each file, evenly taken. Mean over {len(entry['files'])} files: **{entry['mean']}** %", '',
                  '| validation file | tag accuracy % | units | style |', '| --- | --- | --- | --- |']
        lines += [f"| {name} | {row['accuracy']:.2f} | {row['words']} | {row['style']} |" for name, row in sorted(entry['files'].items())]
    lines += ['', '## Hebrew network (`morphology/heb-dnn`)', '',
              'Three layers of the same encoder over its Hebrew pieces, 8-bit weights; trained on the free IAHLT treebanks and on free text that the encoder, fine-tuned on these',
              'treebanks alone, had labelled. Measured with the ONNX file; heb-htb is another convention and was not seen at all.', '', '| what | figure |', '| --- | --- |']
    lines += [f'| {name} | {value} |' for name, value in report['hebrew network'].items()]
    write_report('morphology-teacher', report, lines)


def open_teacher(options):
    torch.manual_seed(SEED)
    torch.set_num_threads(options.threads)
    names = style_names()
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    model = Teacher(options.encoder, options.layers, len(names), len(TAGS))
    return model, pieces, names


def train(options):
    """What train-teacher.py does."""
    checkpoint = Path(options.out) / 'teacher.pt'
    checkpoint.parent.mkdir(parents=True, exist_ok=True)
    model, pieces, names = open_teacher(options)
    saved = checkpoint_of(checkpoint)
    if saved:
        model.load_state_dict(saved['model'])
    elif options.start:
        model.load_state_dict(torch.load(options.start, weights_only=False)['model'])
    windows = training_windows(pieces, {name: index for index, name in enumerate(names)}, random.Random(SEED), options.languages, options.share)
    groups = batches_of(windows, options.batch)
    print(f'{len(windows)} windows, {sum(len(w[3]) for w in windows)} words, {sum(len(w[0]) for w in windows)} pieces, {len(groups)} batches', flush=True)
    optimizer = adamw(parameter_groups(model, (model.head, model.style), 4), options.rate, betas=(0.9, 0.98))
    run = TrainingRun(model, optimizer, Schedule(options.rate, warm=100, minutes=options.minutes), checkpoint=checkpoint, saved=saved,
                      extra={'styles': names, 'layers': options.layers})
    while run.goes_on():
        order = list(groups)
        random.Random(SEED + run.state['number']).shuffle(order)
        for group in run.batches(order):
            rows = [windows[index] for index in group]
            loss = tag_loss(model, tensors_of([row[:3] for row in rows]), [tag for row in rows for tag in row[3]])
            loss.backward()
            run.step(sum(len(row[0]) for row in rows), [loss.item()])
    run.save()
    print('done', run.state, flush=True)


def validate(options):
    """What evaluate-teacher.py does."""
    model, pieces, names = open_teacher(options)
    saved = torch.load(Path(options.out) / 'teacher.pt', weights_only=False)
    model.load_state_dict(saved['model'])
    figures = evaluate(model, pieces, {name: index for index, name in enumerate(names)}, options.sentences, options.languages)
    state = saved['state']
    write_figures({'layers': options.layers, 'step': state['step'], 'minutes': round(state['elapsed'] / 60, 1), 'pieces': state['pieces']}, figures, options)
