import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

export const animals: readonly Entry[] = [
  ...entries(
    'animal',
    `
dog, doggy, doggie, hound, mutt | arms | animals | smells runs digs ! flies climbs | woof | a biscuit | a walk
puppy, pup, puppy dog | arms | animals | smells jumps is-soft ! flies | yap | a biscuit | a cuddle
cat, pussycat, moggy, tomcat | arms | animals | climbs sees jumps ! flies | miaow | fish | a warm lap
kitten, kitty, kittycat | hand | animals | climbs is-soft hides ! flies | mew | milk | a warm lap
rabbit, bunny, bunny rabbit; hare | arms | animals | hears jumps digs ! flies is-loud | - | carrots | a burrow
hamster | hand | animals | carries hides is-small ! flies swims | squeak | seeds | a wheel
guinea pig, guineapig | hand | animals | hears hides is-soft ! flies climbs | wheek | dandelions | a friend
mouse/mice, mousey, mousie | hand | animals | hides climbs is-small ! flies is-loud | squeak | crumbs | a hole
rat, ratty | hand | animals | climbs swims smells ! flies | squeak | crumbs | a hole
horse, shire horse | horse | animals | runs carries pulls jumps ! flies climbs | neigh | oats | a stable
pony, shetland pony | child | animals | runs carries jumps ! flies climbs | neigh | apples | a stable
donkey | horse | animals | carries pulls hears ! flies | hee-haw | thistles | a stable
cow| horse | animals | warms is-heavy is-slow ! flies climbs | moo | grass | a meadow
pig, piggy, hog | child | animals | smells digs is-round ! flies climbs | oink | turnips | mud
sheep/sheep | child | animals | warms is-soft ! flies climbs | baa | grass | a meadow
goat | child | animals | climbs jumps pushes ! flies | meh | nearly anything | a hill
llama; alpaca | horse | animals | carries is-soft warms ! flies | hum | grass | a meadow
camel | horse | adventure | carries is-tall is-slow ! flies | grumble | thorns | a well
fox, vixen | arms | forest | hides hears runs ! flies | yip | berries | a den
wolf/wolves | child | forest | runs smells sings ! flies climbs | awoo | stew | a pack
bear, brown bear, grizzly bear, grizzly | horse | forest | climbs smells is-heavy ! flies is-small | grrm | honey | a cave
polar bear, ice bear | horse | animals | swims smells is-heavy ! flies is-small | grrm | fish | ice
panda, panda bear | child | animals | climbs is-round is-soft ! flies | munch | bamboo | bamboo
koala, koala bear | arms | animals | climbs holds is-slow ! flies | snuffle | leaves | a tree
sloth | arms | forest | climbs holds is-slow ! flies runs | - | leaves | a branch
hedgehog, hedgie | hand | forest | is-round sticks smells ! flies is-soft | snuffle | beetles | a heap of leaves
squirrel, red squirrel | hand | forest | climbs jumps hides ! flies | chirr | nuts | a tree
badger | arms | forest | digs smells hides ! flies climbs | snort | worms | a sett
mole | hand | nature | digs hears is-soft ! flies sees | - | worms | a tunnel
beaver | arms | forest | swims pushes carries ! flies climbs | slap | bark | a dam
otter | arms | forest | swims floats holds ! flies | chirp | fish | a river
deer/deer, roe deer | horse | forest | runs jumps hears ! flies digs | - | clover | a wood
reindeer/reindeer; elk; moose/moose | horse | nature | pulls runs carries ! climbs is-small | snort | moss | snow
raccoon, racoon | arms | forest | climbs holds sees ! flies | chitter | scraps | a hollow tree
skunk | arms | forest | smells digs hides ! flies | - | grubs | a hole
hippo, hippopotamus/hippopotamuses | horse | animals | floats swims is-heavy ! flies climbs | hrumph | water plants | a river
elephant, baby elephant | house | animals | carries sees splashes is-heavy ! flies jumps climbs | toot | leaves | a herd
giraffe | house | animals | is-tall sees stretches ! flies hides | - | leaves | tall trees
lion | horse | animals | runs jumps is-loud ! flies is-small | roar | dinner | a nap
tiger | horse | animals | jumps swims hides ! flies | growl | dinner | a jungle
leopard; cheetah; panther | child | animals | runs climbs hides ! flies is-slow | growl | dinner | a tree
zebra | horse | animals | runs hears hides ! flies climbs | bray | grass | a herd
rhino, rhinoceros/rhinoceroses | horse | animals | pushes runs is-heavy ! flies climbs | snort | grass | mud
monkey, cheeky monkey | arms | animals | climbs holds jumps ! flies | oo-oo | bananas | trees
gorilla; orangutan | horse | animals | climbs holds carries ! flies is-small | hoo | fruit | a nest
kangaroo; wallaby | child | animals | jumps carries pushes ! flies climbs | - | grass | a lot of room
meerkat; mongoose/mongooses | hand | animals | sees digs hides ! flies | chirp | beetles | a burrow
hyena | child | animals | runs hears is-loud ! flies climbs | ha-ha | scraps | a joke
ferret; weasel, stoat | arms | animals | hides runs stretches ! flies | dook | eggs | a tunnel
anteater; armadillo; aardvark | child | animals | digs smells stretches ! flies | snuffle | ants | an ant heap
frog | hand | nature | jumps swims sings ! flies runs | ribbit | flies | a pond
toad | hand | nature | jumps hides sings ! flies | croak | flies | a damp stone
newt; salamander | hand | nature | swims hides climbs ! flies is-loud | - | gnats | a pond
snake, adder, python, grass snake | arms | animals | bends climbs hides ! flies holds runs | hiss | eggs | a warm stone
lizard; gecko; chameleon; iguana | hand | animals | climbs sticks hides ! flies is-loud | - | flies | the sun
crocodile, croc; alligator | horse | animals | swims floats hides ! flies jumps | snap | fish | a river
tortoise | arms | animals | hides carries is-slow ! flies jumps runs | - | lettuce | time
turtle, sea turtle | arms | ocean | swims carries is-slow ! flies jumps | - | seaweed | a beach
bat | hand | nature | flies hears hides ! digs is-loud | - | gnats | a dark loft
dormouse/dormice; vole; shrew; hoglet; polecat; pine marten; wild boar, boar; bison; buffalo/buffalo; yak; antelope, gazelle; wombat; platypus/platypuses; tasmanian devil; lemur; porcupine; chinchilla; red panda; snow leopard; arctic fox | arms | animals | hides smells runs ! flies is-loud | snuffle | berries | a home
`,
  ),
  ...entries(
    'bird',
    `
bird, birdie, little bird, nestling | hand | nature | flies sings sees ! digs is-heavy | tweet | seeds | a nest
owl, barn owl | arms | forest | flies sees hears ! swims is-loud | tu-whoo | supper | the night
duck, mallard | arms | animals | swims floats flies ! climbs | quack | duckweed | a pond
duckling | hand | animals | swims floats is-small ! flies is-heavy | peep | crumbs | its mother
goose/geese | arms | animals | flies swims is-loud ! climbs | honk | grass | a flock
swan | child | nature | swims floats flies ! climbs is-small | hiss | water plants | a lake
hen, chicken | arms | animals | warms digs runs ! swims | cluck | corn | a coop
chick | hand | animals | runs is-small is-soft ! flies swims | cheep | corn | its mother
cockerel, rooster | arms | animals | is-loud sings runs ! swims is-quiet | cock-a-doodle-doo | corn | the morning
penguin | arms | ocean | swims jumps carries ! flies climbs | honk | fish | ice
parrot, cockatoo, macaw; budgie | arms | pirates | flies climbs is-loud ! swims | squawk | nuts | company
robin, redbreast | hand | nature | flies sings sees ! swims is-heavy | tweet | crumbs | a hedge
sparrow; blackbird; bluetit, blue tit; wren | hand | nature | flies sings hides ! swims | chirp | seeds | a hedge
swallow; swift | hand | nature | flies sees carries ! swims digs | twitter | gnats | the south
pigeon, dove | arms | nature | flies carries sees ! swims digs | coo | crumbs | a roof
crow, jackdaw; raven; magpie | arms | nature | flies sees carries ! swims | caw | nearly anything | a tall tree
stork, crane bird; heron | child | nature | flies is-tall carries ! digs swims | clack | frogs | a chimney
eagle; hawk; falcon; buzzard | arms | adventure | flies sees carries ! digs swims | kee | fish | a cliff
seagull, gull | arms | ocean | flies floats is-loud ! digs is-quiet | keow | chips | the wind
flamingo | child | nature | is-tall flies bends ! digs | honk | shrimps | one good leg
peacock | child | princesses | is-loud stretches runs ! swims is-small | ay-oh | seeds | somebody who looks
ostrich; emu | horse | animals | runs is-tall pushes ! flies | boom | leaves | room to run
turkey | arms | animals | runs is-round is-loud ! swims | gobble | corn | a yard
woodpecker | hand | forest | climbs flies is-loud ! swims | tock-tock | beetles | a tree
cuckoo; nightingale | hand | forest | flies sings hides ! swims | cuckoo | caterpillars | spring
puffin; pelican | arms | ocean | flies swims carries ! is-tall | arr | fish | a cliff
toucan; hummingbird | hand | nature | flies sees is-small ! swims digs | tick | fruit | a flower
`,
  ),
  ...entries(
    'sea-animal',
    `
fish/fish, fishes/fishes; goldfish/goldfish; clownfish/clownfish | hand | ocean | swims hides is-quiet ! flies runs | - | crumbs | water
whale, blue whale, humpback whale | house | ocean | swims sings splashes is-heavy ! flies climbs is-small | whooo | krill | the sea
dolphin | child | ocean | swims jumps hears ! climbs digs | eee-eee | fish | the sea
shark, baby shark | horse | ocean | swims smells runs ! flies climbs | - | fish | the sea
octopus/octopuses | child | ocean | holds sticks hides bends ! flies is-loud | - | crabs | a cave
squid; cuttlefish/cuttlefish | child | ocean | swims hides stretches ! flies is-loud | - | shrimps | deep water
crab, hermit crab | hand | ocean | holds digs hides ! flies sings | click | scraps | a rock pool
lobster; prawn; shrimp | hand | ocean | holds hides swims ! flies | click | scraps | a crack in a rock
seal, sea lion | child | ocean | swims floats is-round ! flies climbs | ork | fish | a rock
walrus | horse | ocean | swims is-heavy holds ! flies climbs | hrumph | mussels | ice
starfish/starfish | hand | ocean | sticks climbs is-slow ! flies is-loud | - | mussels | a rock pool
jellyfish/jellyfish | arms | ocean | floats glows is-soft ! runs is-loud | - | plankton | the tide
seahorse | hand | ocean | holds hides is-small ! flies is-loud | - | plankton | seaweed
ray, manta ray, stingray | child | ocean | swims hides bends ! climbs | - | plankton | deep water
narwhal; orca, killer whale; manatee; eel; pufferfish/pufferfish; anglerfish/anglerfish; sea urchin; ~coral; ~seaweed; mussel, oyster, clam; barnacle; salmon/salmon, trout/trout, carp/carp | child | ocean | swims hides splashes ! flies climbs | blub | plankton | the sea
`,
  ),
  ...entries(
    'insect',
    `
bee, honeybee | hand | nature | flies carries smells ! swims is-heavy | buzz | nectar | flowers
wasp, hornet | hand | nature | flies smells carries ! swims | bzz | jam | a paper nest
butterfly | hand | nature | flies is-quiet is-small ! digs is-heavy | - | nectar | flowers
caterpillar | hand | nature | climbs sticks bends ! flies is-loud | munch | leaves | a leaf
ladybird, ladybug | hand | nature | flies climbs is-round ! swims is-loud | - | greenfly | a leaf
ant | hand | nature | carries digs pushes ! swims is-loud | - | crumbs | a path
spider, tarantula, daddy longlegs/daddy longlegs, daddy long legs/daddy long legs | hand | nature | climbs sticks holds ! flies is-loud | - | gnats | a corner
beetle, stag beetle, bug | hand | nature | climbs carries pushes ! swims | tick | leaves | a log
snail | hand | nature | sticks hides carries is-slow ! flies jumps runs | - | lettuce | rain
slug | hand | nature | sticks stretches is-slow ! flies jumps | - | lettuce | rain
worm, earthworm | hand | nature | digs stretches bends ! flies sees | - | earth | damp soil
dragonfly | hand | nature | flies sees hides ! digs | whirr | gnats | a pond
firefly, glow worm | hand | nature | glows flies is-small ! digs is-loud | - | dew | the dark
grasshopper, cricket insect | hand | nature | jumps sings hides ! digs | chirp | grass | a meadow
fly/flies; mosquito/mosquitoes, midge, gnat | hand | nature | flies climbs sees ! swims is-heavy | zzz | jam | a window
moth | hand | nature | flies hides is-quiet ! digs | - | nectar | a lamp
louse/lice; flea | hand | nature | jumps holds is-small ! sings is-heavy | - | - | hair
`,
  ),
  ...entries(
    'dinosaur',
    `
dinosaur, dino/dinos, baby dinosaur | house | dinosaurs | is-tall carries is-heavy ! flies is-small | rumble | ferns | a valley
tyrannosaurus/tyrannosauruses, t rex/t rexes, trex/trexes, tyrannosaurus rex | house | dinosaurs | is-loud runs is-heavy ! flies holds | roar | dinner | longer arms
triceratops/triceratops | horse | dinosaurs | pushes digs is-heavy ! flies climbs | snort | ferns | a herd
stegosaurus/stegosauruses | horse | dinosaurs | warms cools is-slow ! flies climbs | hrumph | moss | the sun
diplodocus/diplodocuses, long neck; brachiosaurus/brachiosauruses; brontosaurus/brontosauruses | house | dinosaurs | is-tall stretches sees ! flies hides | hoom | treetops | a river
velociraptor, raptor | child | dinosaurs | runs jumps sees ! flies swims | skree | eggs | a pack
pterodactyl, pteranodon, pterosaur | horse | dinosaurs | flies sees carries ! digs swims | kraa | fish | a cliff
ankylosaurus/ankylosauruses | horse | dinosaurs | hides pushes is-heavy ! flies climbs | hrumph | ferns | a flat place
spinosaurus/spinosauruses; allosaurus/allosauruses | house | dinosaurs | swims sees is-tall ! flies is-small | gurgle | fish | a river
mammoth, woolly mammoth | house | dinosaurs | carries warms pushes ! flies climbs | toot | grass | snow
sabre toothed tiger, sabre tooth | horse | dinosaurs | jumps hides runs ! flies | growl | dinner | a cave
dinosaur egg | arms | dinosaurs | rolls warms is-round ! flies runs | crack | - | warmth
fossil, dinosaur bone | arms | dinosaurs | is-heavy is-quiet ! flies runs | - | - | somebody who digs
`,
  ),
]
