"""Labels unlabelled tokens (from morphology/silver-tokens.ts) with the teacher.

    python scripts/label-silver.py --encoder ENCODER_DIR --teacher OUT_DIR --tokens TOKENS_DIR --out SILVER_DIR [languages...]

Writes SILVER_DIR/<language>.tsv.gz: sentences apart by a blank line, a line `form TAB tag TAB probability TAB 1|0` (white space after it) a token,
and a line in SILVER_DIR/STATUS as each language is ready. Every language is labelled in the style of its main treebank.
"""
import argparse
import gzip
import time
from pathlib import Path

import torch

from teacher_model import Pieces, Teacher, batches_of, tensors_of
from treebanks import TAGS, read_tokens

STYLES = {'ara': 'ara-padt-um', 'bul': 'bul-btb-um', 'cat': 'cat-ancora-um', 'ces': 'ces-cac-um', 'dan': 'dan-ddt-um', 'deu': 'deu-gsd-um', 'ell': 'ell-gdt',
          'eng': 'eng-ewt', 'est': 'est-edt', 'fas': 'fas-seraji-um', 'fin': 'fin-tdt-um', 'fra': 'fra-gsd-um', 'heb': 'heb-iahltwiki', 'hin': 'hin-hdtb-um',
          'hrv': 'hrv-set-um', 'hun': 'hun-nerkor', 'ind': 'ind-gsd-um', 'ita': 'ita-isdt-um', 'jpn': 'jpn-gsd', 'kor': 'kor-gsd', 'lav': 'lav-lvtb', 'lit': 'lit-alksnis',
          'nld': 'nld-alpino-um', 'nno': 'nno-nynorsk-um', 'nob': 'nob-bokmaal-um', 'pol': 'pol-pdb', 'por': 'por-bosque', 'ron': 'ron-rrt-um',
          'rus': 'rus-gsd-um', 'slk': 'slk-snka1', 'slv': 'slv-ssj-um', 'spa': 'spa-ancora-um', 'srp': 'srp-set-um', 'swe': 'swe-talbanken-um',
          'tha': 'tha-tud', 'tur': 'tur-kenet', 'ukr': 'ukr-iu-um', 'urd': 'urd-udtb-um', 'vie': 'vie-vtb', 'zho': 'zho-gsdsimp-um'}


def label(model, pieces, style, sentences):
    """(tag, probability) of every token of each sentence."""
    windows = [(ids, first, style, number) for number, sentence in enumerate(sentences) for ids, first in pieces.sentence(sentence, 256)]
    found = [None] * len(windows)
    with torch.inference_mode(), torch.autocast('cpu', dtype=torch.bfloat16):
        for group in batches_of(windows, 4096):
            best, tags = model(*tensors_of([windows[index][:3] for index in group])).softmax(-1).max(-1)
            pairs, at = list(zip(tags.tolist(), best.tolist())), 0
            for index in group:
                count = len(windows[index][1])
                found[index] = pairs[at:at + count]
                at += count
    labels = [[] for _ in sentences]
    for (_ids, _first, _style, number), pairs in zip(windows, found):
        labels[number] += pairs
    return labels


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--teacher', required=True)
    parser.add_argument('--tokens', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('languages', nargs='*')
    options = parser.parse_args()
    torch.set_num_threads(1)
    saved = torch.load(Path(options.teacher) / 'teacher.pt', weights_only=False)
    model = Teacher(options.encoder, saved['layers'], len(saved['styles']), len(TAGS))
    model.load_state_dict(saved['model'])
    model.eval()
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    for language in options.languages or sorted(STYLES):
        source = Path(options.tokens) / f'{language}.tsv.gz'
        if not source.exists():
            continue
        sentences = read_tokens(source)
        labels = label(model, pieces, saved['styles'].index(STYLES[language]), sentences)
        part = out / f'{language}.part'
        with gzip.open(part, 'wt', encoding='utf-8', newline='\n') as target:
            for sentence, pairs in zip(sentences, labels):
                for (form, space), (tag, probability) in zip(sentence, pairs):
                    target.write(f'{form}\t{TAGS[tag]}\t{probability:.3f}\t{int(space)}\n')
                target.write('\n')
        part.replace(out / f'{language}.tsv.gz')
        words = sum(map(len, sentences))
        sure = sum(probability for pairs in labels for _tag, probability in pairs) / max(1, words)
        line = f'{time.strftime("%H:%M:%S")} {language} ready: {len(sentences)} sentences, {words} tokens, mean probability {sure:.3f}, style {STYLES[language]}, teacher step {saved["step"]}'
        with (out / 'STATUS').open('a') as status:
            status.write(line + '\n')
        print(line, flush=True)


if __name__ == '__main__':
    main()
