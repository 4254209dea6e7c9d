import type { ArticleText } from '../../texts'

export const article111: ArticleText = {
  title: 'Moving a license to a new computer',
  summary:
    'Release, install, activate: three steps in the right order, and what to do when the old computer has been sold, stolen or will not start.',
  meta_title: 'Move Your License to a New Computer',
  meta_description:
    'Release the old PC, install on the new one, activate: how to move a Tidemark license, with or without access to the old computer.',
  body: `
A license from this shop belongs to you, not to a machine. It runs on as many computers as the plan names, one or three, and a computer that has left makes room for the next. This is how you move.

## Before you give the old computer away

1. Finish or clear the queue in the application. Jobs are stored on the computer and do not move with the license.
2. Copy the files you want to keep to another disk, and the settings, if you have spent time on name patterns: the application exports them under Settings.
3. Sign in to the shop, open [your devices](/my-account/devices), and release the old computer.

Releasing does not delete anything. The application on the old computer falls back to what a trial offers.

## On the new computer

1. Fetch the installer from the [download page](/download). A license for Windows needs Windows, one for the Mac needs a Mac; the application refuses the wrong one politely.
2. Start it and sign in with the email address you bought with. Activation takes place by itself.
3. If you would rather not sign in, paste the license key from your account into the field under License.
4. Sign in to your streaming services again. We do not store those sessions, so they cannot be moved.

### If the old computer is no longer there

Sold, stolen, broken: release it in your account just the same. You do not need the computer for it, only your password. Devices are listed with system, name and the day of their last activity, so that you recognize the right one.

If you cannot get into the account because the email address no longer exists, write to us through the [contact form](/contact). We will ask for something that only the buyer knows, such as the day of the purchase and the number of the order.

## From Windows to the Mac or back

A license is for one system. If you change sides, sign in and look at the suites for the other system: lifetime products you own on the old one lower the price there. Single products for the other system have to be bought anew, at a reduced price if you own the same product already.

## Three computers

With a plan for three computers, all three places work alike. Put the computers there that are used most, and release one when a fourth is needed for a while. The plan is for one household, not for three friends.

### Names you recognize

“DESKTOP-7F3K” will tell you nothing a year from now. Give each computer a name that says whose it is, in the settings of the system, before you activate. Then you never release the wrong one. If you do, sign in there again and it takes the free place back, at the price of one of the month’s removals.

## A move from start to finish

Say you have a lifetime license for one computer and a new laptop.

1. **The evening before:** let the queue finish, or clear it.
2. **Copy** the folder of files to an external disk and open two or three from there. A copy that was never opened is not a copy.
3. **Take a picture** of the settings page, with name pattern and destination.
4. **Release** the old computer in your account.
5. **Install** on the new one, sign in, and check that the product is listed, with its end date if it has one.
6. **Sign in to your services** and save something short, as a test.
7. **Clean up** the old computer only when all of this works.

A quarter of an hour will do, without the copying. An ordinary external disk moves some 100 megabytes a second: an hour and a half for 500 gigabytes.

## What moves, and what does not

- **With the account:** licenses, keys, receipts, and the offers for what you own.
- **If you copy it:** saved files and their folders.
- **Not at all:** the queue, temporary files, and sign-ins to services.
- **No need to:** installers. The download page always has the present one.

## Selling, lending, repairing

Before you **sell** a computer, release it, uninstall the application and delete the files: they are copies for you, not an accessory. To **lend** it for some days, signing out of the shop and of your services is enough. If it goes in for a long **repair** and you have to work elsewhere, release it; with a new disk it may come back as a computer that nobody knows and ask for a place.

If it is **lost or stolen**, release the entry and change your passwords, the one of your mailbox first, for all the others can be reset through it.

## Before you write to us

1. Is the address you sign in with the one you bought with?
2. Is the product made for this system?
3. Does the license have an end date, and has it passed?
4. Is the application closed on the old computer?
5. What does the message say, word for word?

With these five answers, one email is usually enough.

## Small faults

- **“No free place” although you released a computer:** close the application on the old computer, then try again.
- **The clock of the computer is wrong by days:** correct it; a subscription cannot be checked otherwise.
- **A computer was reset:** it may appear as a new one. Release the old entry.

How licenses count when you want more than you have is explained in [one product, a suite or an upgrade](/article/112).
`,
}
