import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Sound tracks and subtitles for language learners',
  summary:
    'Two languages in one file, subtitles that follow the spoken word, and scenes you can repeat: how to turn a series you like into patient lessons.',
  meta_title: 'Learn Languages with Series: Tracks and Subtitles',
  meta_description:
    'Which sound tracks and subtitles to keep, how SRT files become word lists, and a weekly routine for learning a language with your own series.',
  body: `
Few teachers speak as many hours a week as a series does. What a learner needs is control over it: two languages at hand, text to read along, and the freedom to hear a sentence five times without waiting for a network.

## Which tracks to keep

Three combinations have proved useful, depending on how far you are.

- **Beginner:** original sound, subtitles in your own language, and the dubbed sound as a second track for scenes you did not understand at all.
- **Intermediate:** original sound and subtitles in the **same** language.
- **Advanced:** original sound without subtitles, and the text beside it for looking things up afterward.

An MKV file holds all of these at once, and a player such as VLC switches between them with one key. Services name such tracks differently. “English CC” or “SDH” are captions for people with impaired hearing; they stay closest to what is said and add noises in brackets. Plain subtitles are shortened for reading speed.

## Beware of two translations

The dubbed sound and the subtitles in the same language are nearly always **different** translations: one follows lip movements, the other the width of a line. If you read French subtitles with French dubbing of an American series, the words will not agree. For reading along, take a series that was made in the language you are learning.

## Text you can work with

Subtitles stored as SRT are ordinary text. You can

- search a whole season for a word and find the scene where it is spoken,
- copy ten sentences a week into a card program,
- print a dialogue and read it aloud with a partner.

Keep the text for your own study; a script is protected by copyright as the picture is.

### From an SRT file to cards

1. Open the file in an editor or a spreadsheet.
2. Remove numbers and times. What remains are the sentences.
3. Mark ten that you understand in writing and could not have said.
4. Put each on a card, with the scene on the back: “the quarrel in the taxi”.
5. Go through them aloud. If you cannot recall the scene, drop the card.

Ten a week are five hundred a year, and you heard each of them from somebody.

## A routine for one week

1. Monday: watch an episode with subtitles, for the story only.
2. Tuesday: watch the first ten minutes again and stop at each sentence you would not have said that way.
3. Wednesday: note ten expressions from the SRT file.
4. Thursday: hear the sound alone, on a walk.
5. Friday: watch without subtitles.

Ten minutes a day are more than two hours on Sunday.

## Choosing the series

A good series is not always a good teacher. The ear wants other things:

1. **Talk rather than chases.** A family at dinner teaches more than a heist.
2. **Short episodes.** You can watch 25 minutes twice, but not an hour.
3. **The same people.** Their voices become familiar, and words come back.
4. **Useful language.** Courtrooms, hospitals and dragons can wait.
5. **A story you know,** at least the first time. If you know who did it, you can listen to how they say it.

Documentaries are underrated: one voice, unhurried and clear, with pictures that show the word as you hear it.

## Tricks of the player

- **A key that jumps back five seconds.** It is the one you will wear out.
- **A-B repeat** for a stubborn line. In VLC it is among the advanced controls.
- **Speed at 0.8,** but only for the hard passage. Slow down everything, and your ear learns a language that nobody speaks.
- **B for the voice, V for the subtitles,** in VLC again.
- **Smaller text, lower down,** once you want to stop reading.

## What progress to expect

Without promising miracles, there is a rhythm that many learners report. The first two weeks are tiring, because the ear does not yet part the words. Around the fourth, you recognize formulas: greeting, refusing, complaining. After eight to ten weeks, go back to the **first** episode rather than a new one. Lines that were noise have become sentences, and that is a fairer measure than any score.

What a series does not teach is speaking. For two minutes a day, say a dialogue aloud along with the actor. It is embarrassing, and it works.

## What holds learners back

- **Reading in English while believing you listen.** After a month you read faster, nothing else.
- **Stopping at each unknown word.** Twice a minute at most; the rest comes from context.
- **Noting single words.** Note sentences.
- **A new series every week.** Each new voice costs an episode of getting used to it.
- **Starting with the hardest accent.** Naples and Andalusia can wait.
- **Collecting.** One season worked through beats ten in waiting.

To keep two voices and two texts in one file with the accents intact, see [codecs, containers and subtitles](/article/104).

## Where to find many languages

Large services dub their own productions into a dozen languages and subtitle them in more, yet the list a title shows depends on the country and sometimes on the profile. On [Prime Video](/amazon-prime-video-downloader) the tracks of a title are listed before anything is saved, audio description included, which is a gift to learners: it tells in simple sentences what is to be seen. Public broadcasters offer fewer languages but clear speech; their windows are described in [this overview](/article/106).

As always, keep what your subscription and your country’s law leave you for private use, and let the rest be streamed.
`,
}
