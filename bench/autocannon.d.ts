declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration?: number
    /** Seconds until a request is given up, 10 by default. */
    readonly timeout?: number
    readonly amount?: number
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    /** Sent one after the other by each connection, in place of `body`. */
    readonly requests?: readonly { readonly body: string; readonly path?: string }[]
  }
  interface Histogram {
    readonly average: number
    readonly p50: number
    readonly p97_5: number
    readonly p99: number
  }
  export interface Result {
    readonly requests: Histogram & { readonly total: number }
    readonly latency: Histogram
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
