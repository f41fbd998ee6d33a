/** The categorizer with its models: what texts are about, and texts that are hard to read. */
import { describe, expect, it, vi } from 'vitest'
import { NETWORK } from '../../src/categories/artefacts.js'
import { createCategorizer } from '../../src/categories/categorize.js'
import { categoryLabels } from '../../src/categories/labels.js'
import { noHooks } from '../../src/core/hooks.js'
import { ModelStore, openModels } from '../../src/models/store.js'

// The models are opened with the first text, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

const store = openModels()
const categorizer = createCategorizer(store)
const labels = async (text: string, options = {}) => (await categorizer.categorize(text, options)).map(({ label }) => label)

describe('the best category of', () => {
  it.each([
    ['TRAVEL', 'We spent two weeks backpacking through Peru; which hostels in Cusco would you recommend, and do I need to book the train to Machu Picchu?'],
    [
      'FOOD_AND_DRINK',
      'Melt the butter in a pan, add the chopped onions and the garlic, then stir in the flour. Simmer for 20 minutes and season with salt and pepper.'
    ],
    ['SPORTS', 'Arsenal scored twice in stoppage time to beat Chelsea 3-2 and go top of the league.'],
    ['PETS', 'My puppy chews on everything and will not stop barking at the other dogs on our walks. How do I train him?'],
    ['AUTOMOTIVE', 'The engine stalls when I brake. I changed the spark plugs and the fuel filter but the car still runs rough.'],
    ['RELIGION_AND_SPIRITUALITY', 'The pastor spoke about prayer, the Bible and what it means to follow Jesus.'],
    ['STYLE_AND_FASHION', 'This dress fits perfectly, the fabric is soft and I love wearing it with boots and a denim jacket.'],
    ['LAW_GOVERNMENT_AND_POLITICS', 'senate passes bill to overhaul immigration after long debate'],
    ['HEALTH_AND_FITNESS', 'What are the symptoms of type 2 diabetes, and how is it treated?'],
    ['TECHNOLOGY_AND_COMPUTING', 'I am getting a segmentation fault in my Linux driver; the kernel log shows a null pointer.'],
    ['SCIENCE', 'Astronomers have measured the mass of a black hole at the centre of a distant galaxy.'],
    ['PETS', 'MY CAT KEEPS SCRATCHING THE SOFA AND HISSING AT THE VET']
  ])('%s: %s', async (label, text) => expect(await labels(text, { singleLabel: true })).toEqual([label]))
})

describe('a text', () => {
  it('may have several categories, each with a score over the threshold', async () => {
    const text = 'Interest rates on mortgages are rising: what buyers of a first home should know before they talk to their lender about a loan.'
    const found = await categorizer.categorize(text, {})
    expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['REAL_ESTATE', 'PERSONAL_FINANCE']))
    for (const { score } of found) expect(score).toBeGreaterThanOrEqual(-0.25)
  })
  it('gives the same answer each time, side by side as well', async () => {
    const text = 'Ten tips for the first job interview'
    const once = await categorizer.rank(text)
    const [again, other] = await Promise.all([categorizer.rank(text), createCategorizer(store).rank(text)])
    expect(again).toEqual(once)
    expect(other).toEqual(once)
  })
  it('is read without regard to case', async () => {
    const text = 'The new phone has a faster processor and a better camera'
    expect(await categorizer.rank(text.toUpperCase())).toEqual(await categorizer.rank(text))
  })
  it('of many pages counts as a whole', async () => {
    const cooking = 'Stir the soup, add the noodles and let it simmer with ginger and garlic. '
    expect(await labels(cooking.repeat(600).slice(0, 50_000), { singleLabel: true })).toEqual(['FOOD_AND_DRINK'])
  })
})

describe('a few words', () => {
  it.each(['Good morning everybody', 'lol no way', 'Happy birthday!', 'thank you very much, have a nice day', 'what’s up?', 'I forgot to tell you something.'])(
    'of small talk have no category: %s',
    async (text) => expect(await labels(text)).toEqual([])
  )
  it.each([
    ['SPORTS', 'football'],
    ['FOOD_AND_DRINK', 'chocolate cake recipe'],
    ['TRAVEL', 'cheap flights'],
    ['PETS', 'My cat is ill.'],
    ['AUTOMOTIVE', 'Toyota recall']
  ])('may tell their subject, %s: %s', async (label, text) => expect((await labels(text))[0]).toBe(label))
})

describe('a text with nothing in it', () => {
  it.each([
    'the of and to',
    '...',
    '!?! -- "" ()',
    '😀 🎉',
    '   ',
    '',
    'https://example.org/sports',
    '\u200b\u0001',
    'It’s not the',
    '12345 678',
    '日本 футбол'
  ])('%j', async (text) => {
    expect(await labels(text)).toEqual([])
    expect(await labels(text, { numCategories: 3 })).toHaveLength(3)
    expect(await labels(text, { scoreThreshold: -100 })).toEqual([])
    expect(await labels(text, { singleLabel: true })).toHaveLength(1)
  })
})

describe('a text that is hard to read', () => {
  it.each([
    ['one word of 50,000 letters', 'x'.repeat(50_000)],
    ['one word of 50,000 digits', '7'.repeat(50_000)],
    ['50,000 letters outside the vocabulary', '漢'.repeat(50_000)],
    ['25,000 emoji after a word', `dog ${'🐶'.repeat(25_000)}`],
    ['apostrophes', `a${"'".repeat(49_998)}b`],
    ['accents', `e${'\u0301'.repeat(49_999)}`],
    ['half emoji', '\ud83d'.repeat(20_000)],
    ['at signs', 'a@'.repeat(25_000)],
    ['25,000 words', 'a1 '.repeat(16_000)],
    ['control characters', `soccer\u0000\u0001 ${'\u0007'.repeat(1000)} goal`],
    ['right to left', 'كرة القدم football \u202e gaol'],
    ['marks of the encoder', '[CLS] [SEP] [PAD] [MASK] '.repeat(100)]
  ])('%s', async (_, text) => {
    const found = await categorizer.rank(text)
    expect(found.map(({ label }) => label).sort()).toEqual([...categoryLabels].sort())
    expect(found.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 4)
    for (const { score } of found) expect(Number.isFinite(score)).toBe(true)
  })
})

describe('the categorizer', () => {
  it.each([
    ['eng', true],
    ['uen', true],
    ['deu', false],
    ['xxx', false]
  ])('supports %s: %s', (language, supported) => expect(categorizer.supports(language)).toBe(supported))
  it('opens its models when asked', async () => {
    const other = createCategorizer(store)
    await other.preload('eng')
    const stages: string[] = []
    await other.rank('A recipe for pancakes', { ...noHooks, mark: (stage) => stages.push(stage) })
    expect(stages).toEqual(['words', 'encoder'])
  })
  it('leaves codes that it does not serve alone', async () => {
    await expect(createCategorizer(store).preload('deu')).resolves.toBeUndefined()
  })
  it('is free to use', () => expect(store.licence(NETWORK)).toBe('permissive'))
  it('stops when the task has been cancelled', async () => {
    const gone = () => {
      throw new Error('gone')
    }
    await expect(categorizer.rank('Some text', { ...noHooks, check: gone })).rejects.toThrow('gone')
    await expect(categorizer.rank('Some text', { ...noHooks, enter: gone })).rejects.toThrow('gone')
    expect(await labels('A recipe for pancakes with maple syrup', { singleLabel: true })).toEqual(['FOOD_AND_DRINK'])
  })
  it('is opened to the end by a task that has been cancelled meanwhile', async () => {
    const own = new ModelStore(store.share())
    const read = vi.spyOn(own, 'bytes')
    const other = createCategorizer(own)
    const gone = () => {
      throw new Error('gone')
    }
    await expect(other.rank('Some text', { ...noHooks, check: gone, enter: gone })).rejects.toThrow('gone')
    await expect(other.rank('Some text')).resolves.toHaveLength(categoryLabels.length)
    expect(read.mock.calls.filter(([id]) => id === NETWORK)).toHaveLength(1)
  })
})
