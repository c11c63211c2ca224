/*
 * Wishes as parents type them, made up for the tests of the reader, one a line: event, time, subject (or "-"), words that the reading
 * must come to ("+" between them), the wish. They were written before the data of the reader. A list, so longer than a
 * file of code.
 */
export const WISHES = `
afraid|tomorrow|jab|jab|booster jab on tuesday and she's terrified of needles
going-to|tomorrow|dentist|dentist|dentist tomorrow morning, first time!!
afraid|tomorrow|dentist|dentist|He's got to have a filling on Thursday and is scared of the drill
going-to|tomorrow|hospital|hospital|Isla is having her tonsils out next week and has to stay one night in hospital
proud|today|tooth-out|tooth|wobbly tooth finally came out at tea time 🦷
waiting|always|tooth-out|tooth|her front tooth is soooo wobbly and it just wont come out
cannot|past|broken-bone|leg|broke his leg skiing, in plaster up to the hip
ill|today|ill-in-bed|bed|poorly today, temperature and off nursery
ill|today|ill-in-bed|bed|chicken pox!! itchy and grumpy
new|always|glasses|glasses|she has just got glasses and refuses to wear them
cannot|always|allergy|nuts|allergic to nuts so he can't have the cake at parties
other|today|nits|hair|nits AGAIN
going-to|tomorrow|haircut|hair|first haircut on saturday, he doesnt want the scissors near his ears
refuses|always|hair-wash|hair|screams whenever we wash her hair
refuses|always|tooth-brushing|teeth|won't brush his teeth
refuses|always|eating|vegetable|fussy eater, nothing green ever
refuses|always|eating|peas|will only eat plain pasta, no peas, no carrots, nothing
learn|always|dressing|shoes|learning to tie her shoelaces
refuses|always|dressing|clothes|Getting dressed in the morning is a battle
refuses|always|tidying|toys|never tidies his room up
learn|always|toilet|potty|potty training
refuses|always|toilet|toilet|scared to poo on the toilet, will only go in a nappy
did-wrong|always|bed-wetting|bed|still wets the bed at night and is ashamed
letting-go|always|dummy|dummy|giving up her dummy
letting-go|always|dummy|dummy|the dummy fairy is coming to collect the dummies tomorrow
refuses|always|nail-cutting|nails|hates having his nails cut
afraid|always|dark|dark|afraid of the dark
afraid|always|monster|monster|there is a monster under the bed, says Freddie, every night
afraid|today|dark|house|power went off at tea time and the whole house was black
refuses|always|dark|landing|she will not go across the landing for a wee without me
afraid|always|monster|squirrel|a squirrel in the loft scratching, he is sure it is a burglar
afraid|always|monster|eye+hedge|two yellow eyes in the hedge by torchlight
afraid|always|monster|light|the standby light on the telly winks at him all night
afraid|always|monster|curtain|scared of the man behind the curtain
afraid|always|nightmare|dream|bad dreams about a wolf
afraid|past|nightmare|dream|had a nightmare last night about a clown
refuses|always|bedtime|bed|doesn't want to go to bed
cannot|always|bedtime|sleep|cant fall asleep since the clocks changed
learn|always|alone-in-bed|bed|tonight he wants to sleep in his own bed for the first time
afraid|always|alone-in-bed|bed|She comes into our bed every single night, too frightened to sleep on her own
afraid|always|thunder|thunder|thunder and lightning ⛈️ scared
afraid|always|noise|hoover|frightened of the hoover and the hand dryer
afraid|always|dogs|dog|scared of dogs
afraid|always|insects|spider|spiders! she wont go in the bathroom because of one
afraid|always|insects|bee|stung by a wasp last summer and now afraid of anything that buzzes
afraid|always|water|water|my daughter hates water in her face
learn|always|swimming|swim|swimming lessons, he clings to the edge of the pool
afraid|always|heights|climb|he's afraid of heights and froze at the top of the climbing frame
afraid|always|shyness|shy|shy with grown ups, hides behind my leg and never says hello
going-to|tomorrow|first-day|school|starting school on Monday!
going-to|tomorrow|first-day|nursery|first day at nursery tomorrow 😬
sad|always|morning-goodbye|mum|cries every morning at drop off
learn|always|reading|read|is the only one in her class who can't read yet
cannot|always|writing|write|he mixes up b and d when he writes
cannot|always|sums|sums|times tables make her cry
teased|always|stutter|words|he stammers and the others laugh
afraid|tomorrow|stage|stage|school play on friday, she's a sheep and nervous about her one line
afraid|tomorrow|test|test|spelling test tomorrow, tummy ache already
sad|tomorrow|teacher-leaves|teacher|Her favourite teacher Mrs Bell is leaving at the end of term
wants|always|no-friends|friend|he has no friends at school
quarrel|today|quarrel|friend|fell out with her best friend Amira today
learn|always|sharing|share|sharing toys with his sister
learn|always|sharing|share|About sharing please. He snatches everything!
did-wrong|today|hitting|hit|he bit another child at nursery today
teased|always|teasing|laugh|kids at school call him fatso
teased|always|teasing|laugh|they make fun of her freckles
left-out|past|left-out|party|wasn't invited to Poppy's party
learn|always|losing|lose|a bad loser, throws the board game on the floor
learn|always|first-in-line|first|always has to be first in everything
did-wrong|today|lie|lie|told a fib about who ate the chocolate
did-wrong|past|saying-sorry|guinea pig|he left the hutch open and the guinea pig got out
did-wrong|past|saying-sorry|game|she told a girl nobody wanted her in the game
did-wrong|past|breaking|freezer|hid grandads glasses in the freezer and still hasnt owned up
did-wrong|past|stealing|took|She took a sparkly rubber from the shop without paying
did-wrong|today|breaking|broke|broke grandma's best vase playing ball indoors
did-wrong|today|breaking|broke|smashed the tablet by accident and hid it under the sofa
did-wrong|always|swearing|word|has picked up a naughty word and says it all day
sad|tomorrow|friend-moves|friend|best friend Otis is moving to Australia
other|always|being-different|wheelchair|our son uses a wheelchair and would like to be the knight for once
other|always|being-different|ear|hearing aids and proud of them
other|always|body|freckles|she doesn't like her curly hair
learn|always|saying-no|no|learning that it is okay to say no to a tickle
did-wrong|always|saying-sorry|sorry|finds it hard to say sorry
jealous|always|new-baby|baby|jealous of his new baby sister
jealous|always|new-baby|baby|baby brother is two weeks old and everyone only looks at him
waiting|tomorrow|baby-coming|baby|mummy has a baby in her tummy 🤰
quarrel|always|sibling|sister|fights with his big sister all day long
missing-someone|always|parents-apart|dad|we are separated and she lives with me in the week and with daddy at weekends
missing-someone|always|parent-away|dad|daddy is away on a business trip and she misses him
missing-someone|tomorrow|parent-away|mum|I have to go away for work on wednesday for four nights
sad|always|parent-ill|mum|mummy has cancer and has lost her hair
sad|always|grandparent-forgets|grandma|granny has dementia and forgets his name
other|always|adopted|family|adopted, and has questions
died|past|death-of-person|grandpa|grandad died last week
missing-someone|past|death-of-person|grandma|nana passed away in spring, he still lays a place for her at the table
died|past|death-of-pet|hamster|our hamster Nibbles died this morning
died|past|death-of-pet|dog|we had to say goodbye to our old dog Rolo
afraid|always|war|war|heard about the war on the radio and asks if it will come here
missing-someone|always|prison|dad|his dad is in prison
other|always|two-languages|language|he speaks polish at home and english at school and mixes them
going-to|tomorrow|birthday|birthday|6th birthday tomorrow!! 🎂
waiting|tomorrow|christmas|christmas|so excited about father christmas she can't sleep
going-to|tomorrow|holiday|sea|we fly to Spain on holiday on saturday, first time on a plane
going-to|tomorrow|moving-house|house|moving house in august
new|always|moving-house|house|We've just moved and she misses her old room
new|always|new-room|room|has his own room now, no longer shares with his brother
wants|always|pet|dog|wants a dog so badly but we live in a flat
new|always|pet|kitten|we got a kitten today called Pickle
lost|today|lost-toy|rabbit|lost her bunny Mimi on the bus today, inconsolable
lost|past|lost-toy|bear|Left his bear at the airport in July
lost|past|lost-toy|rabbit|we washed his rabbit and now he smells wrong, wont touch him
lost|past|lost-toy|boat|dropped his boat in the river
lost|past|lost-toy|teddy|gave her old teddy to the charity shop and now she wants it back
lost|past|lost-toy|glove|lost a glove again, the third this winter
lost|past|lost-toy|ring|she lost nana's ring in the garden
lost|past|lost-toy|water-bottle|lost his water bottle at school
waiting|always|waiting|wait|waiting is hard
learn|always|waiting|wait|patience
proud|today|sport|football|scored his first goal today ⚽
sad|today|sport|football|sat on the bench the whole match
learn|always|bike|bike|learning to ride a bike without stabilisers
proud|today|bike|bike|rode her bike all by herself this afternoon!!!
refuses|always|practising|violin|hates practising the violin
refuses|always|screens|tablet|tantrum every time the ipad is switched off
other|today|tired|tired|tired and whiny after a long day
other|always|anger|angry|big feelings, hits and screams when he's cross
learn|always|anger|angry|learning to calm down when he is angry
learn|always|perfection|mistake|rips up her drawing if one line goes wrong
letting-go|always|clothes|clothes|wants to wear his dinosaur wellies every single day, even to bed
other|always|growing-up|big|doesn't want to grow up
proud|today|swimming|swim|swam a whole width without armbands
going-to|tomorrow|journey|grandma|sleepover at nanny's house tomorrow, first night away from home
missing-someone|always|parent-away|grandma|misses her grandma who lives in Poland
learn|always|saying-sorry|sorry|he pushed his cousin and doesn't know how to say sorry
afraid|tomorrow|first-day|school|big school in september and he's worried nobody will play with him
afraid|always|strangers|people|scared of people in costumes
did-wrong|always|bragging|best|boasts about everything
wants|always|brand-things|trainers|everybody has those trainers except him
sad|always|sadness|sad|she has been so sad lately and doesn't know why
bored|today|waiting|rain|rainy day, bored bored bored
other|always|-|fox+owl|a fox and an owl who open a library
other|always|-|digger|diggers
other|always|-|unicorn|unicorns!!!! 🦄🦄
other|always|-|dinosaur+train|dinosaurs driving trains
wants|always|-|penguin+fly|a penguin who wants to fly
wants|always|-|dragon+firefighter|a little dragon that dreams of becoming a firefighter
afraid|always|-|lion+mouse|lion who's scared of mice
afraid|always|dark|owl+dark|an owl that is afraid of the dark
cannot|always|-|dragon+fire|dragon can't breathe fire
cannot|always|-|fish+swim|The fish who couldn't swim
become-friends|today|no-friends|-|new lass in his class has hardly any English
become-friends|past|no-friends|Nora|a girl called Nora has moved in next door
become-friends|past|no-friends|Ines|got a new penfriend called Ines
left-out|today|no-friends|friend|her best friend has another best friend now
meets|past|visit|uncle|uncle Ted turned up again and she hid behind the sofa
going-to|tomorrow|visit|cousin|his cousins are coming on Saturday and he has to share his room
waiting|tomorrow|visit|grandma|can't wait, nana is coming to stay tomorrow
become-friends|always|-|cat+mouse|how the cat and the mouse became friends
become-friends|always|-|robot+snail|a robot makes friends with a snail
lost|today|-|star+moon|a star falls down and can't find its way back to the moon
lost|today|-|sheep|a lamb has lost its mum
lost|today|-|witch+broom|witch lost her broomstick
how-it-works|always|-|plane|how do planes stay up
how-it-works|always|-|moon|why does the moon follow us
how-it-works|always|-|volcano|what is inside a volcano?
how-it-works|always|-|honey+bee|how bees make honey
how-it-works|always|-|bin lorry|where does the rubbish go in the bin lorry
how-it-works|always|-|recycling|recycling
jealous|always|-|car+bike|an old car is jealous of a shiny new bike
other|always|-|pirate+treasure|pirates looking for treasure
other|always|-|mermaid+sea|mermaid under the sea
other|always|-|princess+dragon|a princess who rescues the dragon
other|always|-|fairy+school|fairy school
mystery|today|-|biscuit|who stole the biscuits? a detective story
rescue|today|-|helicopter+whale|a helicopter saves a whale
rescue|today|-|firefighter+kitten|Firefighters rescue a kitten from a tree
new|always|-|hedgehog+school|a hedgehog's first day at school
makes|today|-|snowman|building a snowman
makes|today|-|cake|baking a cake for granny's birthday
contest|today|-|snail+hare|race between a snail and a hare
meets|today|-|alien|an alien lands in our garden
discover|today|-|door|a secret door behind the wardrobe
funny|always|-|pants|something silly with underpants please
quarrel|always|-|sun+moon|The sun and the moon argue about who is more important
missing-someone|always|-|bear+mum|little bear misses his mummy
sad|always|-|cloud|a sad cloud
left-out|always|-|crayon|the white crayon that nobody uses
teased|always|-|giraffe|giraffe with a short neck gets laughed at
proud|always|-|tractor|a proud old tractor
other|always|-|dog|our dog Biscuit who steals socks
other|always|-|teddy|teddy Monty with one ear chewed off
other|always|-|cat|cat called Professor who snores
other|always|-|dragon|a purple dragon with spots
other|always|-|wizard|A wizard story, no spiders please
other|always|-|castle|castle but without witches
other|always|-|ice+princess|Elsa and Anna from frozen
other|always|-|puppy|paw patrol
other|always|-|racing car|lightning mcqueen wins a race
other|always|-|pig|Peppa pig jumps in puddles
`

/** Written after the data, in four lots, to see how it reads what it was not made for: event, time, field, words, wish. */
export const LATER_WISHES = `
how-it-works|always|theme|volcano|volcanos
cannot|always|theme|robot+dance|a robot who cant dance
wants|always|theme|tractor+fly|old tractor that wanted to fly
how-it-works|always|request|dream|why do we dream, even the bad ones
how-it-works|always|theme|rocket|how a rocket flies
learn|past|request|skat|not giving up. he fell twice on his skates and wont try again
mystery|always|request|hen+egg+Bozka|grandma's hen Bozka lays blue eggs and nobody knows why
cannot|always|request|read|says he's stupid because he can't read like the others in his class
letting-go|today|request|dummy|the dummy!! she's 3 and won't give it up, not even to the fairy
cannot|today|request|sandman+star|the sandman has fallen asleep and there is nobody to light the stars
learn|always|request|truth|so that she knows to tell the truth even when she has done something naughty
missing-someone|always|request|dad|daddy drives a lorry round Italy and only comes back on sunday
adventure|today|request|Gabriela+suitcase|cuddly camel Gabriela travels in mummys suitcase on business trips, she has already been to Paris and now she goes to Japan
did-wrong|today|request|brother+sorry|had a fight with her brother about the lego and can't say sorry
bored|today|request|bored|we're in a cabin without wifi or telly and the kids are bored
how-it-works|always|theme|magnet|magnets
afraid|tomorrow|request|christmas|she's afraid that father christmas won't find her in the new flat
teased|always|request|names|they call him fatty. he should know he's good as he is
did-wrong|today|request|pencil|magic pencil: what you draw comes alive. but Zoe drew something silly
afraid|always|request|unicorn+ice~cream+brother+afraid|hello, my daughter would like a story with her, her brother Adam and a unicorn, all going for ice cream. and she's scared of the slide at the pool
afraid|past|request|lift|we got stuck in the lift and now he won't go in it any more, we live on the eighth floor
waiting|tomorrow|request|birthday|tomorrow is her 5th birthday, the whole class is invited and she is too happy to fall asleep
going-to|always|theme|grandma|granny in the village
adventure|today|theme|circus|circus
learn|always|request|first|that you don't always have to be first, at nursery he even fights about who goes to lunch first
mystery|today|request|Lea+Ema+cat+cake|my daughters Lea and Ema are secret agents and with our cat Mitzi they look for whoever ate grandma's poppy seed cake
learn|always|theme|share|sharing
learn|always|request|rubbish|I want him to understand that rubbish doesn't belong on the ground in the forest
adventure|today|theme|fair+meadow|fairies from the flowering meadow
going-to|tomorrow|request|move|We're moving to Leeds because of my husband's job. She doesn't want to go, she has her friends here and a room with clouds on the ceiling
how-it-works|past|request|dinosaur|why did the dinosaurs die out, but not sad before bed please
afraid|today|theme|nose|nosebleed
contest|today|request|tractor+mud|lightning mcqueen races against grandpa's tractor in the mud
adventure|past|request|duck|the rubber duck escaped down the plughole all the way to the Thames
learn|always|theme|share|you have to share your toys (only child)
wants|always|request|snowman+summer|a snowman who wants to see summer without melting
died|today|request|bird|found a dead little bird in the garden and wants to give it a funeral
afraid|past|request|dog|afraid of dogs, the neighbours' Rex barked at her and since then she won't even go to the playground
adventure|today|theme|water|water pistols
become-friends|always|request|friend|a creeper that doesn't want to explode and looks for a friend
cannot|always|theme|pirate+Hela|pirate Hela gets seasick
afraid|tomorrow|request|poem|a poem for mothers day, at home she knows it and there not a peep
sad|past|request|pig|he's sad about the piglet Kvik from granny's farm and refuses to eat sausages
how-it-works|always|theme|invention|inventions
learn|always|theme|truth|truth and lies
afraid|always|request|hearing|wears a hearing aid, the kids in class ask what he has in his ear and he always secretly takes it out
learn|always|theme|help|helping others
how-it-works|always|request|rainbow|how is a rainbow made and why can't you catch it
missing-someone|always|request|dad|divorce, dad doesn't live with us any more. he sees him every second weekend and on sunday evening he always cries
proud|today|request|bike|today I learned to ride my bike without stabilisers!!! (Matt dictating)
how-it-works|always|request|blood+knee|why does blood come when I graze my knee and how does it heal?
how-it-works|always|request|water+poo|where does the water and the poo go when I flush the loo
teased|always|request|strawberr|a t-rex who only ate strawberries and the other dinosaurs laughed at him
wants|always|request|dragon+piano|a dragon who doesn't want to fight or burn castles, he'd rather play the piano
adventure|always|theme|cat+Lisa|our cat Lisa
proud|today|request|tooth|her first tooth fell out!!! waiting for the tooth fairy
cannot|always|request|lose|can't lose. at ludo he throws the pieces on the floor every time and shouts that we cheat
refuses|always|request|vegetable+digger+grandma|won't eat vegetables, lives on bread rolls. and there should be a digger in it and that granny loves him
refuses|always|request|tidy|tidying up toys, every evening a scene, says his brother should do it
become-friends|today|request|elephant+mouse+friend|an elephant is afraid of a mouse but then they become best friends
lost|today|request|star|a star fell on our balcony and doesn't know the way home
adventure|today|theme|tractor+digger|tractors and diggers
died|past|request|grandpa|Grandpa died last week. They used to go fishing together, he loved her more than anything. She keeps asking where he is now and whether he's cold.
refuses|today|request|moon|the moon that didn't want to shine because it was tired
did-wrong|past|request|pocket|took a toy car from the shop and hid it in his pocket, I only noticed at home
going-to|tomorrow|request|jab|vaccination tomorrow and he's been crying since this morning
afraid|always|request|die|keeps asking whether I'll die one day too and can't sleep because of it
going-to|tomorrow|request|needle|blood test tomorrow, she's scared of the needle and that they'll take all her blood
adventure|today|theme|robot|robots
afraid|always|request|nursery+cry|settling in at nursery, every morning she cries that I won't come back for her
adventure|today|theme|crane|crane on the building site
going-to|tomorrow|request|camp|school camp in the mountains, 4 nights without us, she has never slept anywhere else
lost|today|request|rainbow+cup|a water sprite collects the rainbow in cups but one colour is missing
cannot|always|request|nursery|doesn't want to talk at nursery, not a word, at home she chatters non stop
ill|today|request|itch|has chicken pox, everything itches and on friday there would have been carnival at nursery
how-it-works|always|theme|ant|the ant hill
going-to|tomorrow|request|school|first day of school tomorrow, year one, she doesn't know anyone there
afraid|always|request|dark+train|afraid of the dark and the ghost under the bed, and there should be a train in it too :)
adventure|always|theme|pig|peppa pig
become-friends|always|request|Oliver+wheelchair|Everybody is different and that's good. There's a boy Oliver with a wheelchair in her class and she's afraid to talk to him
wants|always|request|trainer|the others in class have branded trainers and he wants them too
refuses|today|request|dance|doesn't want to dance at the show, all the children dance and she stands in the corner
lost|today|request|sheep+Dot|two shepherds lose their best sheep Dot in the fog
how-it-works|always|request|bee+honey|how do bees make honey
how-it-works|always|request|baby|how does a baby grow in the tummy, we're expecting our second and he keeps asking
adventure|today|theme|carpet|flying carpet
lost|always|theme|sock|lost socks
rescue|today|request|cat+Mitzi+roof|paw patrol rescues our cat Mitzi from the roof
new|always|theme|potty|potty
did-wrong|always|request|bite|bites children at nursery when he gets angry
wants|always|request|cat+button+driver|The purple cat is scared of buttons and wants to be a train driver
missing-someone|today|request|teacher+Jane|his teacher Jane is leaving to have a baby and he loves her very much
afraid|past|request|nose|he had a nosebleed at nursery, everybody got a fright and now he's afraid it will happen again
how-it-works|always|request|cat+whisker|why can cats see in the dark and what are their whiskers for
refuses|always|request|hair|washing her hair in the bath, screaming as if we were skinning her
learn|always|request|cry|That boys may cry as well. His grandad keeps saying men don't cry
did-wrong|always|theme|dog+Bruno+sock|our dog Bruno steals socks
new|today|theme|baby|new baby sister
other|always|theme|hedgehog+suitcase|a hedgehog with a suitcase
how-it-works|always|theme|bee|inside a beehive
wants|always|theme|mouse+lion|The mouse that wanted to be a lion
other|always|theme|grandpa+shed|Grandpa's magic shed
cannot|always|theme|clock|the cuckoo clock that was always late
become-friends|always|theme|shark|a shark and a rubber ring
lost|today|request|guinea~pig+Popcorn+sofa|our guinea pig Popcorn got out of his cage and hid behind the sofa
proud|today|request|snake|she held the snake at the petting zoo today and wasnt scared at all
jealous|always|request|puppy+cousin|since his cousin got a puppy he goes on and on about how unfair it is
sad|past|request|oak|they had to cut down the big oak in our street and he cried his eyes out
waiting|always|request|snow+sledge|when will it finally snow, she has the sledge ready by the door
going-to|tomorrow|request|wedding|On Saturday we are bridesmaid at auntie Jo's wedding and she has to walk in front of everybody
afraid|always|request|escalator|new fear: escalators. we have to take the stairs everywhere
missing-someone|always|request|grandma|Nanny went back to Poland and calls every sunday on the tablet
hurt|today|request|stitch|fell off the swing and got three stitches in her chin, very brave
quarrel|always|request|car|the two of them argue about the window seat in the car every single time
learn|always|request|nose|how to blow your nose
did-wrong|past|request|hair+scissors|cut her sister's hair with the kitchen scissors on friday
cannot|always|request|whistle|he cant whistle and all his mates can
letting-go|always|request|pushchair|the pushchair. shes nearly four and still wants to be pushed
bored|today|request|airport|waiting room at the airport, 5 hours delay
other|always|request|grandma+jam+helicopter|something with grandmas, jam and a helicopter
other|always|request|octopus+Inky+bathroom|knitted octopus called Inky lives in our bathroom
left-out|always|request|sister+baby|the middle one. her big sister has her own room and the baby has us
refuses|always|request|sun|sunscreen drama
afraid|always|request|toilet|automatic doors scare him, and toilets that flush by themselves
afraid|always|request|noise|My son (4) is petrified of balloons popping, we had to leave two birthday parties because of it
going-to|tomorrow|request|hospital|Getting grommets put in on the 14th, day surgery, she is worried about falling asleep there
proud|today|request|toilet|He did a wee on the big loo!!!
did-wrong|today|request|broke|broke my favourite mug today and hid the pieces in the toy box
refuses|always|request|wash|Bath time = screaming, soap in the eyes is the end of the world
jealous|always|request|baby|Our eldest wants to be a baby again since his sister was born
missing-someone|always|request|dad|dad is in the army and will be gone until christmas
new|always|request|Spain|we've got a new au pair, she is from Spain and doesn't speak much English
quarrel|today|request|unicorn+pencil|Had a massive falling out with Lily over a unicorn pencil
teased|always|request|smell|someone at school told her that her lunch smells
left-out|always|request|left|the other girls in her class have a club and she isn't in it
cannot|always|request|can|she can't do the monkey bars yet and everyone else can
learn|always|request|read|Reading is such hard work for him, he guesses the ends of the words
sad|past|request|cat|our cat went missing three weeks ago and we don't think she's coming back
died|past|request|remember|My mother in law passed away on Sunday and I don't know how to tell the kids
waiting|tomorrow|request|christmas|24 sleeps until Christmas
wants|always|request|brother|she wishes for a brother or sister but that won't happen
afraid|always|request|alone|wont go upstairs on his own, not even to fetch a toy
refuses|always|request|wear|will not wear a coat, its minus 2
did-wrong|always|request|cheat|he cheats at every game
ill|today|request|ill|ear infection, second night with no sleep
afraid|tomorrow|request|plane|first flight on friday, what if the plane falls down
going-to|tomorrow|request|wedding|Her big brother's wedding is in June and she's the flower girl
how-it-works|always|request|sky|why is the sky blue?
how-it-works|always|request|bin|he wants to know how the bin men know which bins to empty
cannot|always|request|bee+flower|The bee that was allergic to flowers
wants|always|request|ballet|a T-Rex that wants to learn ballet
become-friends|always|request|lighthouse+seagull|lonely lighthouse keeper befriends a seagull
lost|today|request|owl+nest+mum|a baby owl falls out of the nest at night and cant find her mummy
other|always|request|pirate+cheese|pirates, but they only steal cheese
other|always|request|elephant+teapot|an elephant who lives in a teapot
other|always|request|sock+London|Two socks, one red one blue, on a trip to London
meets|today|request|dinosaur+school|what would happen if a dinosaur came to our school
funny|always|request|king|the king who only spoke in rhymes
makes|today|request|grandpa+rocket+box|grandpa and I build a rocket out of cardboard boxes
rescue|today|request|submarine+whale+net|submarine crew saves a baby whale caught in a net
contest|today|request|vegetable+race|The great vegetable race
changed|today|request|cat|a boy wakes up as a cat
mystery|today|request|carrot+school|who has been eating the carrots in the school garden??
other|always|request|Geraldine+giraffe+ear|My daughter's toy giraffe Geraldine, she's lost an ear and most of her stuffing, and goes everywhere with us
other|always|request|Speedy+tortoise|our tortoise Speedy (45 years old!)
other|always|request|Noodle+cat|an imaginary friend called Mr Noodle who blames everything on the cat
other|always|request|mermaid|mermaids without any sharks please
other|always|request|bear+soup|cozy story about a bear making soup, nothing scary
other|always|request|bear+beach|paddington style bear goes to the seaside
other|always|theme|firefighter|Brave firefighters
other|always|theme|dinosaur+birthday|Dinosaur birthday party
cannot|always|theme|hedgehog|hedgehog who can't curl up
wants|always|theme|cloud+sheep|Little cloud wants to be a sheep
other|always|theme|moon+picnic|moon picnic
how-it-works|always|theme|train|how trains work
other|always|theme|night+museum|night in the museum
afraid|always|theme|ghost+afraid|a ghost that's afraid of people
other|always|theme|football+alien|Football with aliens ⚽👽
learn|always|theme|kind|being kind to new kids
going-to|today|theme|aquarium|Trip to the aquarium
become-friends|always|theme|cat+dog+friend|cat & dog best friends
other|always|theme|mum+superhero|my mum is a superhero
proud|today|theme|ski|first time on skis!
other|always|theme|unicorn+princess|unicron princess
other|always|request|hamster+Gary+fish|Please can we have a stroy about a hambster called Gary and his freind the gold fish
learn|always|request|wait|he interrupts all the time and can't wait until others have finished talking
sad|always|request|alone|she thinks nobody likes her
letting-go|always|request|bed|time to say goodbye to the cot, big bed arrives on saturday
refuses|always|request|again|homework battles every afternoon
did-wrong|always|request|sister+mean|says mean things to his little sister when he thinks we don't hear
afraid|always|request|dog+puppy|frightened of the new puppy, she climbs on the table when he comes in
other|always|request|mum|two mums and how lucky I am
hurt|past|request|finger+plaster|trapped her finger in the car door last night, huge plaster
going-to|tomorrow|request|new|in three weeks we move in with my partner and his two boys
afraid|always|request|afraid|our little one hides whenever the doorbell rings, even when it's just the postman
going-to|tomorrow|request|eye|eye test next tuesday, he thinks it hurts
proud|today|request|tomato|She ate a whole tomato today. A WHOLE ONE
refuses|always|request|road|he won't hold hands when we cross the road
did-wrong|today|request|sofa+dog|she scribbled on the new sofa with a felt pen and blamed the dog
jealous|always|request|sister|he gets so envious when his sister has a playdate
missing-someone|always|request|Karen|Misses his old childminder Karen terribly
new|always|request|brother|we got a baby brother on sunday and his name is Finn
quarrel|always|request|twins|the twins fight over the same blue cup
teased|always|request|football|the boys say football is not for girls
cannot|always|request|clock|can't tell the time yet and it makes her furious
sad|past|request|snowman|the snowman in our garden melted yesterday and she cried for an hour
died|past|request|fish|we buried Bubbles the goldfish under the apple tree
waiting|always|request|grandma|he counts the days until granny comes
afraid|always|request|lift|He has a fear of lifts
ill|today|request|sofa|sick day today. sofa, blanket, hot water bottle
going-to|tomorrow|request|grandma|staying at nanas on friday without mum and dad, packs her suitcase already
how-it-works|always|request|fish|how do fish breathe?
how-it-works|always|request|washing|my son wants to know what happens in the washing machine
learn|always|request|mistake|that it's okay to make mistakes
learn|always|request|thank|please something on saying thank you
cannot|always|request|giraffe|a giraffe that can't reach the leaves
wants|always|request|vacuum+sea|a vacuum cleaner that dreams of the sea
lost|today|request|moon|the moon has lost its glow
other|always|request|combine+mud|a story with a combine harvester and lots of mud
other|always|request|witch+cat|witch school for cats
other|always|request|rabbit|Our rabbits Salt and Pepper dig tunnels to Australia
meets|today|request|knight+dragon|a knight meets a very polite dragon
become-friends|always|request|wolf+sheep|wolf and sheep become friends
makes|today|request|elf+bridge+spaghetti|elves building a bridge out of spaghetti
rescue|today|request|fire+teddy+chimney|fire engine rescues teddy from the chimney
mystery|today|request|detective+duck|detective duck and the missing wellies
afraid|always|request|monster|a monster who is scared of children
jealous|always|request|shoe|the left shoe is jealous of the right shoe
proud|always|request|digger|the smallest digger in the world is very proud of its shovel
refuses|always|request|sun|a sun that won't get up
other|always|request|boat+Matilda+grandpa|Grandad's old boat Matilda that leaks
other|always|request|hamster+Houdini|my sisters hamster Houdini always escapes
other|always|request|fairy|a fairy, but no princesses or unicorns
other|always|theme|lorry|monster trucks
other|always|theme|dragon+marshmallow|The dragon who loved marshmallows
other|always|theme|space+pirate|space pirates
going-to|always|theme|mars|a trip to mars
how-it-works|always|theme|lea|why leaves turn red
learn|always|theme|share|sharing is caring
lost|always|theme|mitten|the lost mitten
afraid|always|theme|ghost+dark|little ghost scared of the dark
other|always|theme|horse+pony|horses and ponies
new|always|theme|school|new school
other|always|theme|Leo+friend|my best friend Leo and me
wants|always|theme|potato+sea|a potato that wants to see the sea
cannot|always|theme|owl|the owl who couldn't stay awake
going-to|today|theme|birthday|sixth birthday with a bouncy castle
afraid|tomorrow|request|sing|he's singing a solo at the school concert on thursday and has butterflies
left-out|past|request|team|nobody picked her for their team at PE yesterday
did-wrong|always|request|tak|keeps taking things from other childrens drawers at nursery
refuses|always|request|sock|it takes us 45 minutes to leave the house in the morning because of socks
sad|always|request|move|cries herself to sleep since the move
letting-go|always|request|blanket|Her beloved blanket is falling to pieces and she won't let me throw it away
wants|always|request|brother|he so wants to be as big as his brother
afraid|always|request|afraid|since the fire drill at school she panics at every beep
going-to|tomorrow|request|speak|speech therapist tomorrow for the first time
proud|today|request|slide|today he went down the big slide all by himself
refuses|always|request|cake|absolutely won't share her birthday cake
did-wrong|today|request|cat+sorry|my son pulled the cat's tail and got scratched, now he's sorry
missing-someone|always|request|dad|she misses her dad who works in Dubai
new|always|request|room|she has a new step sister and has to share her room
teased|always|request|names|they call her four eyes
cannot|always|request|ball|He can't catch a ball and PE is torture
sad|always|request|rabbit|our rabbit's ill and might not get better
died|past|request|died|great grandad died at the weekend, 94
waiting|tomorrow|request|baby|the twins will be born in march and the big one can't wait
how-it-works|always|request|belly|why do we have belly buttons
how-it-works|always|request|chocolate|how is chocolate made
learn|always|request|kind|be kind to animals
wants|always|request|crocodile+hairdresser|a crocodile who wants to be a hairdresser
afraid|always|request|squirrel+nut|squirrel who is afraid of nuts
lost|today|request|wizard+slipper|the wizard can't find his left slipper
other|always|request|camper+Gisela|Our camper is called Gisela and rattles
other|always|request|bear+skate|bears on roller skates
become-friends|always|request|robot+friend|a lonely robot finds a friend
meets|today|request|yeti|yeti comes to tea
makes|today|request|treehouse+uncle+Tom|building a treehouse with uncle Tom
rescue|today|request|superhero+christmas~tree|superheroes save the christmas tree
contest|today|request|balloon+race|hot air balloon race
cannot|always|request|kite|a kite that's scared? no, a kite that can't get off the ground
bored|today|request|bored|grounded by rain, three days of it, nothing to do
ill|today|request|ill|she's got a tummy bug
afraid|tomorrow|request|hospital|has to sleep in hospital on monday night for her heart check and is frightened of the machines
quarrel|always|request|friend|her two best friends fight about her
left-out|always|request|football|the big boys never let him play football with them
jealous|always|request|grandma|grandma has a new grandchild and mine feels second best
other|always|theme|dinosaur+bath|Dinosaurs in the bath
other|always|theme|knight+castle|knights & castles
other|always|theme|lighthouse+grumpy|the grumpy lighthouse
how-it-works|always|theme|baby|where do babies come from
going-to|today|theme|dad+camp|Camping with dad
learn|always|theme|brave|courage
lost|always|theme|teddy+airport|teddy gets lost at the airport
wants|always|theme|caterpillar|the caterpillar who wanted wings now
other|always|theme|train|sleepy train
other|always|theme|superhero|batman
`
