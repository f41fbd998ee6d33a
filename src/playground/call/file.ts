/** The text of a file that was chosen or dropped. */

/** Larger files are refused by the server as well, unless it is set up otherwise. */
const MOST_BYTES = 600_000

export type FileText = { readonly text: string } | { readonly needsServer: true } | { readonly fault: string }

/** Plain text in UTF-8 is read here; other character sets and pages are the server's to read. */
export async function textOf(file: File): Promise<FileText> {
  if (file.size > MOST_BYTES) return { fault: `${file.name} is larger than ${MOST_BYTES / 1000} kB.` }
  if (/html/.test(file.type) || /\.x?html?$/i.test(file.name)) return { needsServer: true }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) }
  } catch {
    return { needsServer: true }
  }
}
