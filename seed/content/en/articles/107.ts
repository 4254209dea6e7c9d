import type { ArticleText } from '../../texts'

export const article107: ArticleText = {
  title: 'Lossless or lossy: music formats without the myths',
  summary:
    'MP3, AAC, FLAC, ALAC and hi-res: what they throw away, what they keep, and in which situations your ears, your disk and your car can tell the difference.',
  meta_title: 'Lossless or Lossy? Music Formats Explained',
  meta_description:
    'MP3, AAC, Ogg, FLAC, ALAC and hi-res compared: what each format keeps, how much room it takes, and which to choose for car, phone and hi-fi.',
  body: `
Every few years music becomes “lossless” anew. The word has an exact meaning, and it helps to know it before choosing a format for a library of ten thousand songs.

## Two families

**Lossy** formats leave out what most ears do not notice: very quiet sounds beside loud ones, tones at the edge of hearing. MP3, AAC, Ogg Vorbis and Opus belong here. What has been left out does not come back.

**Lossless** formats pack the recording so that it can be restored bit by bit, as a ZIP file restores a letter. FLAC and ALAC are the common ones. WAV and AIFF do not pack at all.

### How much room they take

For an hour of music, roughly:

- MP3 at 320 kbit/s: 140 megabytes
- AAC at 256 kbit/s: 115 megabytes
- FLAC in CD quality: 250 to 400 megabytes
- FLAC in 24 bit and 96 kHz: a gigabyte or more

## Can you hear it?

In blind comparisons most people cannot tell a good 256 kbit/s file from the original, on most music and most equipment. Differences become audible with low bit rates, cymbals, applause and harpsichords. Hi-res beyond CD quality is useful in the studio; at home it is a matter of taste and of headphones. The best improvement for little money is a quieter room.

## What services deliver

Apple Music, Amazon Music, TIDAL, Qobuz and Deezer offer lossless sound in some or all of their plans, and Spotify has added it for Premium in many countries since autumn 2025. What you hear also depends on the device: Bluetooth is in most cases lossy again, whatever the label says.

## The rule that saves disappointment

A conversion can never be better than its source. Turning a lossy stream into FLAC gives a large file with the sound of the small one. It makes sense only if you want to **edit** and avoid a second loss. For all else, stay near the source: a lossy stream as M4A or MP3, a lossless one as FLAC or ALAC.

[Spotify Converter](/spotify-converter) and [Apple Music Converter](/apple-music-converter) state what your account delivers before they begin, so that you do not store air. They serve private listening within the terms of your service and the law where you live.

## The discs you have

Do it once and do it well: rip to FLAC, with a program that verifies each read and compares the result with those of other people. A disc takes five to ten minutes and some 350 megabytes. From that copy you make the MP3 for the car and the AAC for the phone later, without going back to the shelf. Scratched discs read better after wiping from the center outward, and one that only succeeded at the third attempt deserves a full listen. Whether copying your own disc is allowed depends on where you live; it is in much of Europe, and generally tolerated in the United States for your own use.

### And vinyl

You need a turntable with a good needle, an audio interface, and patience. A record is captured in real time, as WAV, and cut into songs afterward. Take out single clicks and leave the surface noise. A side of twenty minutes takes about 210 megabytes before it is packed as FLAC, and a little over half of that after.

## Test it at home

People talk a lot about golden ears and measure little. Half an hour and a second person will do.

1. Choose a song you know well, with cymbals, applause or a harpsichord. That is where compression gives itself away.
2. Make two versions **from the same source**, one lossless and one in AAC at 256 kbit/s.
3. Match the volume. Half a decibel is enough to make the louder one seem better.
4. Have one or the other played ten times at random, without knowing which.
5. Count. Seven right answers or fewer show nothing; nine or ten mean that you have good ears and good equipment.

Most people sleep soundly with the small format afterward.

## What fits where

With songs of four minutes, rounded:

- 20 gigabytes on a phone: some 2,600 songs in AAC at 256 kbit/s, or 800 without loss
- a stick of 32 gigabytes for the car: more than 4,000 in MP3 at 256
- a disk of one terabyte: about 40,000 without loss, or three thousand albums

At home, space has stopped being an argument. In a pocket it still is one.

## Common mistakes

- **From MP3 to AAC, to be modern.** You lose twice and gain nothing.
- **Looking at the number alone.** A good AAC at 128 may sound better than an old MP3 at 160.
- **Putting a lossy stream into FLAC.** It is a large box for a small thing.
- **Paying for hi-res on wireless headphones.** Bluetooth cuts it down on the way.
- **Deleting the original.** A good copy yields a light one, never the other way round.
- **A different format for each album.** The player does not mind, but the car may read only half of them.
- **Turning up one album by editing the sound.** ReplayGain writes a value into the tags and leaves the music alone.

## Which format for what

- **Old car radio, simple player:** MP3, 192 to 320 kbit/s.
- **Phone and wireless headphones:** AAC, 256 kbit/s.
- **Hi-fi at home:** FLAC, or ALAC in Apple households.
- **Archive:** FLAC, once, with good tags. From it you can make anything else.
- **Spoken word:** AAC or Opus at 64 kbit/s is plenty; [audiobooks](/article/109) have needs of their own.

Once the format is settled, the longer job begins: [tags and covers](/article/108).
`,
}
