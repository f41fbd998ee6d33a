"""The fixture that holds src/categories/ and `text` to the same (program: scripts/categories/fixture.py)."""
import json
import sys
from pathlib import Path

from .text import Hasher, Pieces, load_stop_words, terms_of, windows_of, words_of

CASES = ('The cat sat on the mat.', 'Résumé, naïve café — “quoted” ‘text’… end', 'state-of-the-art e.g. U.S.A. 3.14 1,000 50% $5 C++ C# AT&T', "don't won't it's O'Neill rock'n'roll ''",
         'Visit https://example.org/a?b=c or www.example.org, write to a.b@example.org @someone #tag', '日本語のテキスト 中文漢字 한국어 텍스트 ไทยภาษา العربية עברית हिन्दी Ελληνικά Русский',
         '😀 👩‍👩‍👧‍👦 🇩🇪 👍🏽 text 😀text😀 ❤️ ☕', 'null\0byte bell\x07 tab\there line\nfeed return\r\nboth \x1cseparator\x85next', 'zero\u200bwidth no\u00a0break \ufeffmark soft\u00adhyphen \u202eoverride line\u2028paragraph\u2029end',
         'x' * 300, 'word-' * 60, '!' * 200, '漢' * 200, '𝐀𝐁𝐂 𝔘𝔫𝔦 ' + '𝐀' * 130, 'İstanbul ISTANBUL ıI ß ẞ ﬁ ﬂ Ǆ ŉ ΑΣ', 'Łódź Đorđević Ærø Thành phố Hồ Chí Minh', 'e\u0301 a\u0308\u0323 \u0301alone ñ n\u0303',
         '[CLS] [SEP] [UNK] [PAD] [MASK] ##ing', 'THE STOCK MARKET FELL SHARPLY ON MONDAY', '\ufffd \ufffdx \U0010ffff \ue000 \u0378', '½ ² ① Ⅷ ℃ € ¥ £ … ‽ « » 「」', '- -- --- . .. ... ; : ! ?',
         ' '.join(f'word{index} number' for index in range(40)), ' '.join(f'Sentence {index} speaks of gardens, recipes and football.' for index in range(60)),
         ' '.join(f'Part {index} of a long text' for index in range(400)), '', '   ')


def cases_of(tokenizer, stop_words):
    """Rows of test/categories/words.test.ts: text, words, content words, buckets with their counts, windows of pieces."""
    pieces, hasher = Pieces(json.loads(Path(tokenizer).read_text(encoding='utf-8'))), Hasher()
    rows = []
    for text in CASES:
        words = words_of(text)
        ids, offsets = pieces.document(words)
        terms = terms_of(words, stop_words)
        buckets, times = hasher.buckets(terms)
        rows.append({'text': text, 'words': words, 'terms': terms, 'buckets': [list(map(int, pair)) for pair in zip(buckets, times)],
                     'windows': [[pieces.begin, *map(int, ids[offsets[start]:offsets[end]]), pieces.end] for start, end in windows_of(offsets)]})
    return rows


def write_cases(options):
    """What fixture.py does."""
    sys.stdout.reconfigure(encoding='utf-8')
    print('[\n' + ',\n'.join(json.dumps(row) for row in cases_of(options.tokenizer, load_stop_words())) + '\n]')
