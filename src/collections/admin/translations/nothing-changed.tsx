export const NO_ANSWER = 'The shop did not answer. Try again.'

export const NothingChanged = ({ refusals }: { refusals: readonly string[] }) => (
  <>
    <p>Nothing was changed:</p>
    <ul>
      {refusals.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)
