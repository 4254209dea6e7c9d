import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'The queue can be sorted by the last day on which a title is available, where the service names it.',
      'Subtitles in several languages are written to one MKV in the order you choose.',
      'The settings have a search field.',
      'An interrupted job resumes with the episode it stopped at instead of the first one.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'File names with more than 200 characters are shortened so that Windows accepts them.',
      'The window remembers its place on a second screen.',
      'Corrected the order of episodes in series that count through all seasons.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Naming patterns for series: title, season, episode, date and language can be combined.',
      'Audio description is marked as such in the list of sound tracks.',
      'The built-in browser was updated.',
      'Less memory is used with queues of more than a hundred titles.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'A dark appearance that follows the setting of Windows.',
      'Free disk space is checked before a job begins.',
      'SRT files are written as UTF-8, so that accents and kana appear correctly in all players.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'The queue can be sorted by the last day on which a title is available, where the service names it.',
      'Notifications of macOS announce a finished job, if you allow them.',
      'Several subtitle tracks in one MKV keep the order you choose.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Folders on external disks are found again after the disk was unplugged.',
      'The computer no longer goes to sleep while a job is running, unless you close the lid.',
      'Corrected the height of long lists in full screen.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'Runs natively on Macs with Apple silicon and on those with an Intel processor.',
      'A dark appearance that follows the setting of macOS.',
      'Free disk space is checked before a job begins.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'The divided preview can be moved with the arrow keys.',
      'A new noise setting for tapes, gentler on skin and fabric.',
      'Batches can be paused and continued after a restart of the computer.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'New project window with all tasks of a video in one column.',
      'Graphics cards of three makers are recognized, and the expected time is shown before an export.',
      'Interlaced recordings are detected when they are opened.',
      'Projects of version 1 can be opened; they are saved in the new form.',
    ],
  },
  'ai_mac 2.1.0': {
    notes: [
      'Maintenance release of the Mac build: the divided preview follows the arrow keys.',
      'Sound stays in step in exports of more than two hours.',
    ],
  },
  'music_win 4.2.0': {
    notes: [
      'Covers are embedded in the size your player can read; you choose it once in the settings.',
      'Songs that are already in the folder are marked before a playlist begins.',
      'Disc numbers of box sets are written to the tags.',
    ],
  },
  'music_mac 4.2.0': {
    notes: [
      'Covers are embedded in the size your player can read; you choose it once in the settings.',
      'Finished albums can be shown in the Finder with a double click.',
      'Composer and work are separate tags for classical music.',
    ],
  },
}
