import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

export const people: readonly Entry[] = [
  ...entries(
    'toy',
    `
magic wand, wand; spell, magic/magic; magic potion, potion | hand | magic | glows is-small sticks ! runs is-heavy | ping | - | a good word
teddy, teddy bear, bear teddy, ted, cuddly bear | arms | friendship | is-soft holds hears ! flies swims | - | - | a cuddle
soft toy, cuddly toy, stuffed animal, plushie, plush toy, cuddly, plush, stuffed toy, snuggle toy | arms | friendship | is-soft holds hears ! flies swims | - | - | a cuddle
doll, dolly, rag doll, barbie doll | arms | friendship | sees holds is-small ! flies swims | - | - | a friend
puppet, hand puppet, marionette | arms | friendship | sings bends is-soft ! flies swims | - | - | a hand
toy box, toybox | child | - | holds hides carries ! flies runs | creak | toys | a lid
ball, football ball, bouncy ball, beach ball, rubber ball | hand | - | rolls jumps is-round ! digs is-heavy | boing | - | a kick
balloon, red balloon | arms | - | floats flies is-round ! digs is-heavy | pop | air | a string
kite | arms | nature | flies stretches pulls ! digs is-heavy | flap | wind | wind
brick, building block, lego brick, block, lego/lego | hand | - | holds sticks carries ! flies is-soft | click | - | another one
puzzle, jigsaw, jigsaw puzzle, puzzle piece | arms | - | holds sticks hides ! flies runs | - | - | its last piece
train set, railway set, model railway | arms | - | rolls carries pulls ! flies swims | clackety | - | rails
swing; slide; seesaw, see saw; climbing frame; roundabout; trampoline | horse | - | jumps holds is-tall ! swims is-small | creak | - | a child
sandpit, sandbox; sandcastle | arms | ocean | holds hides is-round ! flies runs | - | - | sand
comfort blanket, blankie, blanky, comforter, muslin, security blanket | arms | friendship | warms is-soft holds ! flies runs | - | - | a cuddle
dummy, pacifier, soother, dodie/dodies | hand | - | holds is-small is-soft ! flies runs | - | - | a mouth
rubber duck, bath toy, bath duck | hand | ocean | floats swims is-small ! flies runs | squeak | - | a bath
spinning top; yoyo/yoyos; marble | hand | - | rolls is-round is-small ! flies swims | whirr | - | a flick
board game; card game, playing card; dice/dice | arms | - | holds hides is-small ! flies runs | rattle | - | two players
crayon; felt tip, felt pen; pencil, coloured pencil; chalk; pen; paintbrush | hand | - | sticks is-small is-quiet ! flies swims | - | - | paper
costume, fancy dress/fancy dress, disguise; mask; dressing up box | arms | - | hides holds is-soft ! flies runs | rustle | - | somebody inside
dolls house, doll house, dollhouse, wendy house; den, blanket fort; fort; pillow fort, cushion fort; treehouse, tree house | child | friendship | holds hides warms ! flies runs | - | - | friends
bubble, soap bubble | hand | nature | floats flies is-round ! digs is-heavy | pop | - | a breath
slime; play dough, playdough, putty | hand | - | sticks stretches is-soft ! flies runs | squelch | - | a hand
~glitter; sticker; stamp | hand | - | sticks glows is-small ! digs is-heavy | - | - | something to stick to
scarecrow | horse | animals | is-tall holds hides ! flies runs | rustle | - | a hat
snow globe | hand | magic | glows holds is-round ! runs flies | - | - | a shake
remote control car, remote controlled car; toy train; toy boat | arms | - | rolls runs is-small ! flies climbs | whirr | - | a battery
rocking horse, hobby horse | child | - | holds jumps carries ! flies swims | creak | - | a rider
bath bomb | hand | - | splashes smells is-round ! flies runs | fizz | - | a bath
imaginary friend, invisible friend | child | friendship | hides hears is-quiet ! is-loud is-heavy | - | - | somebody who knows
finger puppet; paper doll; nutcracker; tin soldier, toy soldier; wind up toy; clockwork mouse/clockwork mice | hand | - | holds is-small bends ! flies swims | click | - | a hand
boomerang; frisbee; bow and arrow; catapult; cannon; fishing rod; fishing net, net | arms | adventure | flies holds stretches ! swims is-soft | whoosh | - | an arm
`,
  ),
  ...entries(
    'job',
    `
firefighter, fireman/firemen, firewoman/firewomen, fire fighter | horse.she | - | climbs carries splashes ! flies | - | sandwiches | a ladder
police officer, policeman/policemen, policewoman/policewomen, cop | horse.he | - | sees runs hears ! flies | - | sandwiches | a whistle
vet, animal doctor, doctor for animals | horse.she | animals | hears sees holds ! flies | - | sandwiches | gentle hands
doctor, surgeon; paramedic | horse.she | - | hears sees holds ! flies | - | sandwiches | a stethoscope
nurse | horse.he | - | carries hears holds ! flies | - | sandwiches | comfortable shoes
builder, bricklayer, construction worker, workman/workmen; carpenter, handyman/handymen | horse.he | - | carries digs holds ! flies | - | sandwiches | a hard hat
train driver, engine driver; bus driver; lorry driver; driver | horse.she | - | sees hears carries ! flies | - | sandwiches | a timetable
pilot | horse.she | - | flies sees hears ! swims is-small | - | sandwiches | a clear sky
farmer, farm worker; shepherd | horse.he | animals | digs carries pulls ! flies | - | bread and cheese | rain
baker, pastry chef | horse.he | - | carries warms smells ! flies | - | the crusts | flour
cook, chef, dinner lady | horse.she | - | smells carries warms ! flies | - | a spoonful of everything | a spoon
postman/postmen, postwoman/postwomen, postie, post lady, delivery driver | horse.he | - | carries runs rolls ! flies | - | sandwiches | letters
bin man/bin men, binman/binmen, dustman/dustmen, refuse collector | horse.he | - | carries pushes rolls ! flies | - | sandwiches | gloves
gardener, park keeper | horse.he | nature | digs carries smells ! flies | - | radishes | a spade
shopkeeper, shop assistant; greengrocer; milkman/milkmen; ice cream man/ice cream men | horse.she | - | holds carries sees ! flies | - | what is left over | customers
childminder, child minder; lodger | horse.she | - | hears sees holds ! flies | - | sandwiches | company
librarian | horse.she | discovery | is-quiet hears carries ! flies is-loud | shh | biscuits | a catalogue
musician; singer, pop star, rock star; drummer | horse.she | - | sings hears is-loud ! flies | la | throat sweets | a song
painter, artist | horse.he | - | sees holds ! flies | - | sandwiches | paint
dancer, ballerina, ballet dancer | horse.she | princesses | jumps stretches bends ! flies is-heavy | - | oranges | music
detective, private eye; spy, secret agent | horse.she | discovery | sees hides hears ! flies is-loud | - | peppermints | a clue
inventor; scientist, professor; engineer; mechanic | horse.she | science | sees holds hears ! flies | - | toast | an idea
explorer, adventurer, traveller; archaeologist | horse.he | discovery | climbs digs sees ! flies | - | raisins | a map
astronaut, spaceman/spacemen, cosmonaut, space explorer | horse.she | space | floats sees holds ! digs is-loud | - | soup from a tube | a helmet
captain, skipper; sailor; fisherman/fishermen | horse.he | ocean | sees swims pulls ! flies | ahoy | ship's biscuits | a crew
pirate, pirate captain, pirate girl, buccaneer | horse.he | pirates | climbs sees digs ! flies | arr | ship's biscuits | a map
diver, scuba diver; lifeguard | horse.she | ocean | swims sees holds ! flies | blub | sandwiches | air
knight, knight in armour, squire | horse.he | castle | carries holds is-heavy ! flies swims | clank | stew | a horse
cowboy, cowgirl | horse.he | adventure | runs holds sees ! flies | yee-haw | beans | a horse
footballer, goalkeeper, goalie, football player, striker | horse.she | - | runs jumps holds ! flies | - | oranges | a team
athlete, runner; gymnast; racing driver; cyclist; swimmer; skier | horse.he | - | runs jumps stretches ! flies | - | bananas | practice
clown; juggler; acrobat; magician, conjuror | horse.he | magic | jumps bends holds ! flies | honk | custard pie | an audience
chimney sweep; window cleaner, cleaner; caretaker | horse.he | - | climbs stretches carries ! flies | - | sandwiches | a long brush
hairdresser, barber; tailor, dressmaker | horse.she | - | holds sees hears ! flies | snip | sandwiches | scissors
zookeeper, zoo keeper; forester, ranger, park ranger | horse.she | animals | carries hears sees ! flies | - | sandwiches | keys
superhero/superheroes, super hero/super heroes, superheroine, supergirl, hero/heroes, sidekick | horse.she | superheroes | flies carries jumps ! is-slow is-small | whoosh | toast | a cape
ninja; samurai/samurai | horse.she | superheroes | hides jumps is-quiet ! flies is-loud | - | rice | a dark night
burglar, robber, thief/thieves; villain, baddie, bad guy | horse.he | adventure | hides is-quiet carries ! flies | - | crumbs | a second chance
beekeeper; fisher; lumberjack; miner; blacksmith; clockmaker; shoemaker, cobbler; toymaker; locksmith; beachcomber | horse.he | - | holds carries hears ! flies | - | sandwiches | tools
weather presenter; newsreader; reporter, journalist; photographer; writer, author, poet; film star, actor, actress; director; conductor | horse.she | - | sees hears is-loud ! flies | - | sandwiches | an audience
mayor; president, prime minister; judge; boss; guard; night watchman/night watchmen; lighthouse keeper; ticket inspector | horse.he | - | sees hears holds ! flies | - | sandwiches | a key
old woman/old women, old lady; old man/old men, hermit; orphan; giantess's child; stranger; tourist; guest | horse.she | - | hears sees holds ! flies | - | soup | a visitor
babysitter, au pair; nursery teacher, nursery nurse; lollipop lady, lollipop man/lollipop men; school caretaker; head teacher, headmaster, headmistress | horse.she | - | hears sees carries ! flies | - | sandwiches | children
viking; caveman/cavemen, cave girl, cave boy, stone age man/stone age men; roman, roman soldier, gladiator; egyptian, pharaoh, mummy in a tomb/mummies in tombs; inuit; gardener's boy | horse.he | adventure | climbs carries holds ! flies | - | stew | a fire
`,
  ),
  ...entries(
    'royal',
    `
princess, warrior princess, little princess | child.she | princesses | climbs runs sees ! flies | - | cake | a kingdom
prince | child.he | princesses | climbs runs carries ! flies | - | cake | a kingdom
king | horse.he | castle | sees is-loud holds ! flies | - | roast potatoes | a crown
queen, empress | horse.she | castle | sees hears holds ! flies | - | jam tarts | a crown
jester, court jester | horse.he | castle | jumps bends sings ! flies | jingle | crumbs | a joke
crown, tiara | hand | castle | glows is-round is-heavy ! runs flies | - | - | a head
throne | horse | castle | holds is-tall is-heavy ! runs flies | - | - | somebody royal
treasure, gold/gold; jewel, gem, diamond | arms | pirates | glows hides is-heavy ! runs flies | clink | - | a finder
treasure map, map | hand | pirates | hides bends ! runs swims | rustle | - | somebody who reads it
sword; shield; ~armour; lance | child | castle | holds is-heavy ! runs swims is-soft | clang | - | an arm
`,
  ),
  ...entries(
    'fairy-being',
    `
fairy, flower fairy; pixie; fairy godmother | hand.she | magic | flies glows is-small ! digs is-heavy | tinkle | dew | moonlight
tooth fairy | hand.she | fairy-tale | flies carries is-quiet ! digs is-heavy | tinkle | mint | teeth
elf/elves, christmas elf | hand.he | fairy-tale | climbs hides is-small ! flies is-heavy | tee-hee | acorn bread | work
gnome, garden gnome; goblin; leprechaun; dwarf/dwarves | hand.he | fairy-tale | digs hides is-small ! flies is-tall | hm | mushrooms | a garden
giant, giantess | house.he | fairy-tale | carries is-tall is-loud ! hides is-small | boom | porridge by the bucket | big shoes
unicorn, baby unicorn | horse.she | magic | runs glows jumps ! digs swims | neigh | clover | moonlight
pegasus/pegasuses, winged horse, flying horse | horse.she | magic | flies carries runs ! digs swims | neigh | clouds | the wind
mermaid, merman/mermen, merboy, mermaids tail | child.she | ocean | swims sings splashes ! runs climbs | la | seaweed | the sea
dragon, baby dragon, little dragon, ice dragon, fire dragon | horse.he | dragons | flies warms glows ! is-small is-quiet | hrum | hot chillies | a cave
witch, little witch, good witch | horse.she | magic | flies glows hides ! swims is-heavy | hee-hee | soup | a broom
wizard, sorcerer, magician's apprentice, enchanter | horse.he | magic | glows holds hears ! swims runs | abracadabra | toast | a wand
genie | horse.he | magic | floats glows hides ! digs is-heavy | poof | dates | a lamp
*Father Christmas, santa/santas, santa claus, saint nicholas, st nicholas | horse.he | fairy-tale | carries climbs is-round ! is-small is-quiet | ho ho ho | mince pies | reindeer
easter bunny | arms | fairy-tale | jumps hides carries ! flies is-loud | - | carrots | a basket
sandman, dream fairy, sleep fairy | hand.he | fairy-tale | is-quiet carries flies ! digs is-loud | shh | - | the night
phoenix | arms | magic | flies glows warms ! swims | kree | cinnamon | fire
magic carpet, flying carpet | child | magic | flies carries bends ! swims digs | whoosh | - | a wish
angel, guardian angel, cherub | child.she | magic | flies glows sings ! digs is-heavy | la | - | somebody to look after
snow queen, ice princess, ice queen, frost girl | child.she | princesses | cools glows hides ! flies warms | tinkle | ice | winter
gingerbread man/gingerbread men; frog prince | arms.he | fairy-tale | runs hides is-small ! flies swims | - | - | a good ending
sea witch; snow fairy; cloud fairy; rainbow fairy; forest fairy; star child; moon man/moon men; wind child | child.she | magic | flies glows hides ! digs is-heavy | - | dew | a friend
griffin; centaur; cyclops/cyclops; sphinx; faun; minotaur; hippogriff; basilisk | horse | magic | runs carries is-loud ! hides is-small | rumble | bread | a riddle
*Jack Frost; frost giant; *Old Father Time; *Mother Nature; *Mother Goose | house.he | fairy-tale | cools stretches is-quiet ! is-small | - | - | respect
`,
  ),
  ...entries(
    'monster',
    `
monster, friendly monster, little monster, beast, creature | child | fairy-tale | hides is-loud sees ! flies is-small | grr | socks | a friend
ghost, spook, ghostie | child | magic | floats hides is-quiet ! digs is-heavy | whoo | - | a dark corner
troll, ogre | horse | fairy-tale | carries pushes is-heavy ! flies is-small | grumph | stones | a bridge
yeti/yetis, abominable snowman/abominable snowmen, bigfoot/bigfoots | horse | adventure | climbs hides is-heavy ! flies is-small | hoo | snow | cold
alien, extraterrestrial, martian | child | space | sees floats glows ! swims is-heavy | bloop | stardust | a spaceship
vampire, little vampire; werewolf/werewolves | child.he | magic | flies hides is-quiet ! swims digs | - | tomato soup | the night
skeleton | horse | magic | bends is-quiet hides ! swims is-soft | clack | - | all its bones
sea monster, kraken, loch ness monster, nessie/nessies | house | ocean | swims splashes hides ! flies is-small | gloop | seaweed | deep water
shadow | child | magic | stretches bends is-quiet ! sings is-heavy | - | - | a light
`,
  ),
]
