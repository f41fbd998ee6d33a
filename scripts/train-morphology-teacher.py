"""Fine-tunes the multilingual encoder as a tagger of surface units over all treebanks: the teacher of the fast taggers.

    python scripts/train-morphology-teacher.py --encoder ENCODER_DIR --out OUT_DIR --minutes 50
    python scripts/train-morphology-teacher.py --encoder ENCODER_DIR --out OUT_DIR --evaluate

ENCODER_DIR: config, model.safetensors and tokenizer.json of multilingual-e5-small, unpacked from the packages named in requirements.txt.
The learning rate falls to nothing at the end of the minutes given; a run that was ended goes on from its last checkpoint.
A second run can go on from the first one's weights on some languages: `--start OUT_DIR/teacher.pt --out OUT_DIR_2 --languages tur rus zho por --rate 1.5e-4`.
`--evaluate` writes the accuracy on every validation file (see `treebanks.DEV_ONLY` for treebanks without a training file).
"""
import argparse
import json
import random
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from teacher_model import Pieces, Teacher, batches_of, tensors_of
from treebanks import DEV_ONLY, TAG_INDEX, TAGS, load_split, treebank_files

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


def training_windows(pieces, styles, chooser, languages):
    """All training sentences as (ids, first, style, tags), sampled to the words a language gets."""
    by_language = {}
    for name, path in treebank_files():
        sentences, _ = load_split(name, path) if not languages or name[:3] in languages else ([], [])
        if sentences:
            by_language.setdefault(name[:3], []).append((name, sentences))
    windows = []
    for language, files in sorted(by_language.items()):
        total = sum(len(s) for _name, sentences in files for s in sentences)
        share = min(REPEAT, SHARES.get(language, OTHER) * 1000 / total)
        for name, sentences in files:
            style = styles[style_of(name)]
            chosen = sentences * int(share) + chooser.sample(sentences, int(len(sentences) * (share % 1)))
            for sentence in chosen:
                at = 0
                for ids, first in pieces.sentence([(form, space) for form, _tag, _lemma, space in sentence], LIMIT):
                    tags = [TAG_INDEX.get(tag, -100) for _form, tag, _lemma, _space in sentence[at:at + len(first)]]
                    at += len(first)
                    if first:
                        windows.append((ids, first, style, tags))
    return windows


def predict(model, windows, size=4096):
    """Probabilities [words, tags] for each window (ids, first, style, ...), in their order."""
    found = [None] * len(windows)
    model.eval()
    with torch.inference_mode(), torch.autocast('cpu', dtype=torch.bfloat16):
        for group in batches_of(windows, size):
            probabilities = model(*tensors_of([windows[index][:3] for index in group])).softmax(-1)
            at = 0
            for index in group:
                count = len(windows[index][1])
                found[index] = probabilities[at:at + count]
                at += count
    model.train()
    return found


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
        guesses = torch.cat(predict(model, windows)).argmax(-1).tolist()
        right = sum(a == b for a, b in zip(guesses, gold))
        words = len(gold)
        figures[name] = {'accuracy': round(100 * right / words, 2), 'words': words, 'style': style}
        print(name, figures[name], flush=True)
    return figures


def write_report(training, figures, options):
    """scripts/reports/morphology-teacher.json and .md: the run on all languages, and with `--languages` the second run on these."""
    folder = Path(__file__).resolve().parent / 'reports'
    path = folder / 'morphology-teacher.json'
    report = json.loads(path.read_text()) if path.exists() else {}
    mean = round(sum(entry['accuracy'] for entry in figures.values()) / len(figures), 2)
    report['second' if options.languages else 'first'] = {'training': training, 'sentences': options.sentences, 'mean': mean, 'files': figures}
    manifest = json.loads((folder.parent.parent / 'native-models' / 'manifest.json').read_text())
    report['hebrew network'] = next((entry['accuracy'] for entry in manifest['artefacts'] if entry['id'] == 'morphology/heb-dnn'), {})
    path.write_text(json.dumps(report, indent=2) + '\n')
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
    (folder / 'morphology-teacher.md').write_text('\n'.join(lines) + '\n')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--start', help='checkpoint to go on from with a new schedule (on some languages)')
    parser.add_argument('--languages', nargs='*', help='train on these alone')
    parser.add_argument('--layers', type=int, default=8)
    parser.add_argument('--minutes', type=float, default=50)
    parser.add_argument('--rate', type=float, default=3e-4)
    parser.add_argument('--batch', type=int, default=2048)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--evaluate', action='store_true')
    parser.add_argument('--sentences', type=int, default=10**9, help='of each validation file')
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(options.threads)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    names = style_names()
    styles = {name: index for index, name in enumerate(names)}
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    model = Teacher(options.encoder, options.layers, len(names), len(TAGS))
    checkpoint = out / 'teacher.pt'
    saved = torch.load(checkpoint, weights_only=False) if checkpoint.exists() else None
    if saved:
        model.load_state_dict(saved['model'])
    elif options.start:
        model.load_state_dict(torch.load(options.start, weights_only=False)['model'])
    if options.evaluate:
        figures = evaluate(model, pieces, styles, options.sentences, options.languages)
        training = {'layers': options.layers, 'step': saved['step'], 'minutes': round(saved['elapsed'] / 60, 1), 'pieces': saved['pieces']}
        write_report(training, figures, options)
        return
    train(model, pieces, styles, names, saved, checkpoint, options)


def train(model, pieces, styles, names, saved, checkpoint, options):
    chooser = random.Random(SEED)
    windows = training_windows(pieces, styles, chooser, options.languages)
    groups = batches_of(windows, options.batch)
    print(f'{len(windows)} windows, {sum(len(w[3]) for w in windows)} words, {sum(len(w[0]) for w in windows)} pieces, {len(groups)} batches', flush=True)
    fresh = list(model.head.parameters()) + list(model.style.parameters())
    known = {id(parameter) for parameter in fresh}
    optimizer = torch.optim.AdamW([{'params': [p for p in model.parameters() if id(p) not in known], 'times': 1},
                                   {'params': fresh, 'times': 4}], lr=options.rate, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    step = elapsed = seen = 0
    if saved:
        optimizer.load_state_dict(saved['optimizer'])
        step, elapsed, seen = saved['step'], saved['elapsed'], saved['pieces']
    budget = options.minutes * 60

    def save():
        state = {'model': model.state_dict(), 'optimizer': optimizer.state_dict(), 'step': step, 'elapsed': elapsed, 'pieces': seen,
                 'styles': names, 'layers': options.layers}
        torch.save(state, checkpoint.with_suffix('.part'))
        checkpoint.with_suffix('.part').replace(checkpoint)

    order, pass_number, shown, last_save, mean = [], -1, elapsed, elapsed, None
    while elapsed < budget:
        started = time.time()
        if step // len(groups) != pass_number:
            pass_number = step // len(groups)
            order = list(range(len(groups)))
            random.Random(SEED + pass_number).shuffle(order)
        rows = [windows[index] for index in groups[order[step % len(groups)]]]
        progress = elapsed / budget
        rate = options.rate * min(1, (step + 1) / 100) * (1 - progress)
        for group in optimizer.param_groups:
            group['lr'] = rate * group['times']
        target = torch.tensor([tag for row in rows for tag in row[3]])
        with torch.autocast('cpu', dtype=torch.bfloat16):
            logits = model(*tensors_of([row[:3] for row in rows]))
        loss = F.cross_entropy(logits, target, ignore_index=-100)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        seen += sum(len(row[0]) for row in rows)
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        elapsed += time.time() - started
        if elapsed - shown > 30:
            shown = elapsed
            print(f'step {step} of pass {pass_number} ({len(groups)}), {elapsed / 60:.1f} min, {seen / elapsed:.0f} pieces/s, rate {rate:.2e}, loss {mean:.4f}', flush=True)
        if elapsed - last_save > 240:
            last_save = elapsed
            save()
    save()
    print('done', step, flush=True)


if __name__ == '__main__':
    main()
