/** One measured figure of the benchmarks. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly better: 'higher' | 'lower'
}

/** What a bench file exports: measures and returns its figures. */
export interface BenchFile {
  run(): Promise<readonly Figure[]>
}
