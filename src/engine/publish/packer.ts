import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Zip, ZipDeflate } from 'fflate'
import type { BundleFile } from './publication'

/** A file in the bundle, with its checksum. */
export interface PackedFile extends Pick<BundleFile, 'path' | 'about' | 'mediaType'> {
  readonly bytes: number
  readonly sha256: string
}

/** Packs files into one zip, piece by piece. */
interface Packer {
  /** Adds a file; yields between pieces, so that a window stays responsive. */
  add(file: BundleFile): Generator<undefined, PackedFile>
  /** The whole zip; nothing can be added after. */
  end(): readonly Uint8Array<ArrayBuffer>[]
}

/** A packer for an empty zip; all its files have the same date. */
export function createPacker(date: string): Packer {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  return {
    *add({ path, about, mediaType, content }) {
      const file = new ZipDeflate(path, { level: 6 })
      file.mtime = date
      zip.add(file)
      const hash = sha256.create()
      let bytes = 0
      for (const piece of content instanceof Uint8Array ? [content] : content) {
        const raw = typeof piece === 'string' ? utf8ToBytes(piece) : piece
        hash.update(raw)
        file.push(raw)
        bytes += raw.length
        yield
      }
      file.push(new Uint8Array(), true)
      return { path, about, mediaType, bytes, sha256: bytesToHex(hash.digest()) }
    },
    end() {
      zip.end()
      return chunks
    },
  }
}

/** A file of a bundle that holds JSON. */
export function jsonFile(path: string, about: string, content: object): BundleFile {
  return { path, about, mediaType: 'application/json', content: [`${JSON.stringify(content, null, 2)}\n`] }
}
