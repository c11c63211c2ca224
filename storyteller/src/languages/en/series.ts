import type { Pool } from '../../craft/pack.ts'

/** What ties the chapters of a series together. Each holds the fact of the last one, a whole sentence. */
export const recall: Pool = [
  'Do you remember? [fact] That was last time.',
  'It was not so long since the last adventure. [fact] People still smiled when they thought of it.',
  'People still spoke of last time. [fact] But this was a new <day~evening>.',
  '[fact] That was the last time, and <everyone~the whole place~half the world> had slept the better for it since.',
  'Some days have a good story behind them. [fact] And now there was a new one in front.',
  'If you were there last time, you will know it. [fact] {It had been a fine night with a good end.|And if you were not, you may take it from me that it was a fine night.}',
  'Somebody had <drawn the last story on a wall~made a song of the last story~told the last story to the birds>. [fact] {So it must have been true!|It was all there, and only the hat was wrong.}',
  'There had been peace and quiet since last time. [fact] {And now it was evening again, and something was about to begin.|Now it was evening once more, which is the time for such things.}',
  'The last story had ended well. [fact] {This one had only just put its shoes on.|The next had been waiting behind it ever since, with its coat on.}',
  '“Tell it again,” people said. [fact] {It was <nice~good> every time.|It was told at breakfast and it was told at tea, and it had not worn thin yet.}',
  'By now one thing was known to all. [fact] {Even the <snails~crumbs~doorknobs> knew it.|Even those knew it who never know anything until a week later.}',
]

export const meetAgain: Pool = [
  'And who was there already? It was [helper]{.|, who had come round to ask if anything was the matter.} “I thought you might need me,” [h.he] said.',
  '[Hero] went to fetch [helper], of course. {“I’m ready,” said [helper]. “I was ready yesterday.”|“I’ve been ready since the last time,” said [helper]. “I only sat down to wait for it.”}',
  'It was a good thing that [helper] was just passing. {“Again?” [h.he] said, and smiled.|“Again?” [h.he] said, and tried to look as if it were a bother, and did not manage it.}',
  '“[Helper]!” called [hero]. {“Here!” said [helper]. And there [h.he] was.|There was no need to call twice, for an old friend hears [h.his] name through <two walls~a sound sleep~any amount of soup>. “Here,” said [helper]. “What is it this time?”}',
  'Then somebody hummed <three low notes~the same tune twice~a tune that went up at the end>. Only [helper] hummed like that. {“There you are!” said [hero].|“I was on my way here in any case,” said [helper], “since one never knows.” And this time there was something to know.}',
  '{“This is a job for two,” said [hero]. So [hero] looked for [helper]. There was the old friend, all ready, with two buns.|It looked like a job for two, and when [hero] thought of two, it was always [helper] who was the other one. [H.he] came at once, and brought a bun for each of them.}',
  '[Helper] had not changed at all since last time. {The hug was just as warm.|They said hello at the same moment, and then after you at the same moment, and then they were old friends again and said nothing.}',
  '“I had a <tickle in my ear~feeling~dream about buns>,” said [helper], coming nearer. {“It said that [hero] needs a friend.”|“It means either rain,” [h.he] said, “or else that you are in the middle of something again and could do with a friend.” There was not a cloud to be seen.}',
  'Of course [hero] told [helper] first. {Friends get told first.|[Helper] heard it to the end, which old friends don’t always do, and then asked only one thing, and that was when they should start.}',
  'Some things are best done with an old friend. {So [helper] came too.|[Helper] thought so as well, and was there before anybody could ask.}',
  'Round the next corner waited [helper], as on the best of days. {“Here we go again,” [h.he] said.|“I had nothing on tonight,” [h.he] said, “and I’d so hoped that you had something.”}',
]

/** Soft, and true whatever comes next; never a question left open. */
export const promises: Pool = [
  'Tomorrow there would be new footprints to follow, but tonight there was only sleep.',
  'There was one more small door to open, some other day. It would wait quietly until then.',
  'Another day would bring another small wonder. There was no hurry at all.',
  'Somewhere the next story was lying asleep too, warm and breathing slowly.',
  'The map still had a white corner. It would keep, quiet and safe, until another day.',
  'There was more to see, and it would still be there after a long, soft sleep.',
  'Some other evening there would be something else to mend. Tonight all was whole and still.',
  'The world had not been used up yet. It lay there in the dark, quiet and warm, with plenty left.',
  'A new day was already folded over the chair by the bed, clean and soft, for later.',
  'There would be other evenings and other friends. They were all asleep now, each in a warm place.',
  'The next page was still blank, and it was as quiet as snow. It could wait.',
  'More would come, as it always does, softly and one thing at a time. First came the night.',
  'Far off, tomorrow turned over in its sleep and smiled. It had something nice in mind.',
  'Not everything had been told yet. What was left was resting, safe and warm, under the moon.',
  'One day soon the two friends would set out again. Their shoes stood by the door and slept.',
  'Behind the hill of sleep there lay another morning. It would come softly, by and by, when the moon had gone to bed.',
  'There were still some good things to find, and they lay very still, and glowed a little, and would keep.',
  'The story closed its eyes here, in the middle of a warm night, and would open them again another day.',
]

/** For one evening the series goes visiting: another world, the same friends. */
export const away: Pool = [
  'That evening they were away from home, on a visit. {It was a long way, but it was a good one.|It was the sort of visit for which one packs <a sandwich~two pairs of socks~a clean handkerchief>, and then only needs one’s eyes.}',
  'A letter had come. “Do come and see us,” it said, “and bring your <slippers~appetite~best ideas>.” {So [hero] went.|There was a small map on the back of it, and so this story begins somewhere else.}',
  'Even the best of homes likes to be missed a little. {So tonight [hero] was somewhere quite new.|So tonight [hero] was on a journey, in a place where nothing had been seen before, and everything was glad to be looked at.}',
  '“Where are we?” somebody asked. “On holiday,” said [hero]. {It was only for one evening.|“Until bedtime,” which is the shortest kind of holiday there is, and wants <no luggage~one pocket~hardly any map>.}',
  'The road had gone round one bend more than usual. {And there was a place that was new to all of them.|They had followed it out of pure curiosity, and it had brought them to a place that was new to all of them.}',
  'An old friend lived far away, and tonight it was time for a visit. {[Hero] had brought <jam~a drawing~six plums>.|[Hero] had <jam~a drawing~six plums> along as a present, and the way had been so pretty that it hardly counted as far.}',
  'Once in a while a story wants to stretch its legs. {This one had come a long way from home.|This one had walked a good long way from home before anybody noticed, and here it sat down.}',
  'They had taken <the evening boat~the slow train~the last bus>, just to see where it went. {It went here.|It went on and on, past the last name they knew, and when it stopped they were here.}',
]
