import { markedPieces } from 'contract/values/search.rules'

/** A text with the search terms highlighted. */
export const Marked = ({ text, q }: { text: string; q: string }) => (
  <>
    {markedPieces(text, q).map(({ text: piece, isMarked }, at) =>
      isMarked ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
    )}
  </>
)
