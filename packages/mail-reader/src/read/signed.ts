import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js'

const signedData = '1.2.840.113549.1.7.2'

/** The mail inside of an S/MIME signature that wraps it (RFC 8551, section 3.5.2); null for anything else. */
export function findSignedContent(contentType: string, bytes: Uint8Array): Uint8Array | null {
  if (!/^application\/(?:x-)?pkcs7-mime$/.test(contentType)) return null
  const { offset, result } = fromBER(new Uint8Array(bytes))
  if (offset === -1) return null
  const [type, wrapped] = getBlocks(result)
  if (!(type instanceof ObjectIdentifier) || type.valueBlock.toString() !== signedData) return null
  // SignedData: version, digest algorithms, the content with its type.
  const content = getBlocks(getBlocks(getBlocks(wrapped)[0])[2])[1]
  const octets = getBlocks(content)[0]
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : null
}

const getBlocks = (block: BaseBlock | undefined): BaseBlock[] =>
  block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : []
