import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

export const world: readonly Entry[] = [
  ...entries(
    'place',
    `
~sea, ocean, seaside, under the sea, underwater| house | ocean | floats splashes carries ! runs is-small | hush | rivers | the moon
beach, seashore, coast| house | ocean | warms holds is-soft ! flies runs | hush | - | the tide
island, desert island | house | pirates | holds hides ! flies runs | - | - | the sea
forest, wood, woods/woods, woodland; jungle; rainforest | house | forest | hides holds is-quiet ! runs flies | rustle | rain | trees
volcano/volcanoes, volcanos | house | adventure | warms is-tall is-loud ! runs flies cools | rumble | - | lava
mountain; hill; cliff | house | adventure | is-tall holds is-heavy ! runs flies | rumble | - | time
river; stream, brook; waterfall; canal | house | nature | carries runs splashes ! flies is-quiet | gurgle | rain | a spring
lake; pond; puddle | house | nature | splashes holds cools ! runs flies | plop | rain | rain
cave, cavern; tunnel; mine | house | adventure | hides holds cools ! flies runs | drip | - | somebody with a lamp
garden, back garden, allotment; vegetable patch; greenhouse | house | nature | holds smells hides ! runs flies | buzz | rain | a gardener
meadow, field | house | nature | holds smells is-soft ! runs flies | rustle | rain | sun
desert | house | adventure | warms holds is-quiet ! runs floats | - | - | rain
playground, soft play; park, playing field | house | friendship | holds is-loud ! flies runs | - | - | children
farm, farmyard | house | animals | holds is-loud smells ! flies runs | cock-a-doodle-doo | - | a farmer
zoo, safari park; aquarium | house | animals | holds is-loud smells ! flies runs | roar | - | visitors
^North Pole, arctic; ^South Pole, antarctica; iceberg | house | adventure | cools holds is-quiet ! runs warms | - | - | winter
building site, construction site | house | - | holds is-loud ! flies is-quiet | clang | - | diggers
road, motorway; street, pavement; zebra crossing | house | - | holds carries stretches ! flies is-soft | - | - | wheels
bridge | house | - | holds carries stretches ! flies runs | - | - | two banks
fairground, funfair; circus; merry go round, carousel; roller coaster | house | magic | rolls is-loud glows ! flies is-quiet | oom-pah | - | visitors
campsite, camping/camping; tent; campfire | house | forest | warms holds hides ! flies runs | crackle | - | a dry place
dreamland, fairyland, magic kingdom, cloud land, wonderland, magic land | house | magic | floats hides glows ! is-loud is-heavy | - | - | somebody asleep
harbour, port, marina | house | ocean | holds splashes ! flies runs | creak | - | boats
market, fair, christmas market | house | - | holds smells is-loud ! flies runs | - | - | customers
^countryside, wilderness, outdoors/outdoors | house | nature | holds smells ! flies runs | - | - | -
swimming pool, pool, paddling pool, swimming baths/swimming baths | house | - | splashes holds floats ! flies runs | splash | - | water
sewer, drain; pipe; plughole; ^underground | house | - | carries hides ! flies sees | gurgle | - | water
treasure island; maze, labyrinth; secret garden, magic garden; orchard, apple orchard; vineyard; marsh, swamp, bog; valley; path, footpath, track; crossroads/crossroads | house | adventure | hides holds stretches ! flies runs | - | - | somebody who walks
village; town, city; capital; street market; square in town; graveyard, cemetery; ruin; pyramid; wishing well; fountain | house | - | holds stretches ! flies runs | - | - | people
*Africa; *Australia; *America; *China; *Japan; *Egypt; *London; *Paris; *Scotland; *Italy, *Rome; *France; *Spain; *Greece; *India; *Turkey@turkey-land; *Germany; *Poland; *Slovakia; *Ireland; *Wales | house | discovery | holds stretches ! flies runs | - | - | visitors
clouds above/clouds above; cloud castle, castle in the clouds; land of sweets, sweet land, candy land; land of dreams; toy land; underwater city, atlantis; middle of the earth/middle of the earth | house | magic | floats hides glows ! is-loud is-heavy | - | - | somebody asleep
`,
  ),
  ...entries(
    'building',
    `
house, home, bungalow, new house; cottage; flat, apartment; block of flats/blocks of flats | house | - | holds warms hides ! flies runs | creak | - | somebody who lives there
castle, fortress; palace; tower; drawbridge | house | castle | holds hides is-tall ! flies runs | creak | - | a king
school, classroom, big school, primary school, playschool | house | - | holds is-loud warms ! flies runs | ring | - | children
nursery, preschool, kindergarten, pre school, daycare | house | - | holds is-loud warms ! flies runs | - | - | children
hospital, surgery, clinic, health centre | house | - | holds warms hears ! flies runs | - | - | doctors
bakery, cake shop, bread shop | house | - | warms smells holds ! flies runs | - | flour | an oven
shop, corner shop; toy shop; sweet shop; supermarket; bookshop; pet shop | house | - | holds carries ! flies runs | ding | - | customers
library, reading room | house | discovery | holds hides is-quiet ! flies runs | shh | - | readers
museum; gallery | house | discovery | holds hides is-quiet ! flies runs | - | - | visitors
station, railway station, train station; bus stop, bus station; airport | house | - | holds is-loud carries ! flies runs | ding-dong | - | travellers
fire station; police station | house | - | holds carries ! flies runs | ring | - | a crew
barn; stable; shed, the shed, our shed, his shed, my shed, garden shed, tool shed, old shed, bike shed; garage; hen house, henhouse; kennel; hutch | house | animals | holds hides warms ! flies runs | creak | hay | a door
church, chapel, cathedral; bell tower | house | - | is-tall sings holds ! flies runs | ding-dong | - | bells
factory; chocolate factory; workshop; laboratory, lab | house | science | holds is-loud warms ! flies runs | clank | - | workers
restaurant, pizzeria; cafe; ice cream parlour; kitchen, canteen; hotel | house | - | warms smells holds ! flies runs | - | - | guests
theatre, stage; cinema; concert hall | house | - | holds sees glows ! flies runs | - | - | an audience
space station, moon base | house | space | floats holds hides ! digs runs | hum | - | a crew
igloo | house | adventure | warms holds hides ! flies runs | - | - | snow
bedroom, room; bathroom; playroom; cellar, basement; attic, loft; cupboard; wardrobe | house | - | holds hides warms ! flies runs | creak | - | a door
post office; letterbox, postbox, letter box | house | - | holds hides carries ! flies runs | flap | letters | letters
door, secret door; gate; window; secret passage; staircase, stairs/stairs | horse | discovery | holds hides bends ! flies runs | creak | - | a key
roof; chimney; fireplace | house | - | is-tall warms holds ! runs flies | - | - | walls
wall; fence | house | - | holds hides is-heavy ! runs flies | - | - | -
gym, sports hall; stadium; pitch | house | - | holds is-loud ! flies runs | - | - | teams
treehouse village; windmill house; gingerbread house; haunted house, ghost house; houseboat; hotel for animals, animal hotel; orphanage; care home; vet surgery; art gallery; bank | house | - | holds hides warms ! flies runs | creak | - | a door
swimming hall; ice palace; planetarium; observatory; zoo shop; pirate school; magic school, school of magic, wizard school; dragon school; fairy school | house | magic | holds is-loud ! flies runs | ring | - | pupils
`,
  ),
  ...entries(
    'weather',
    `
~rain, rainy/rainy, raindrop/raindrops, rainstorm, drizzle, shower of rain | hand | nature | splashes runs cools ! climbs is-heavy | drip | - | a cloud
~snow, snowflake/snowflakes, blizzard, snowfall | hand | nature | floats cools is-soft ! runs warms | - | - | cold
snowman/snowmen, snow lady, snowwoman/snowwomen, snowball, snowgirl | child | nature | cools rolls is-round ! flies warms | - | - | frost
cloud, rain cloud, storm cloud | house | nature | floats flies is-soft ! digs is-heavy | - | steam | wind
^wind, breeze, gale; storm, hurricane; tornado/tornadoes | house | nature | flies pushes sings ! digs is-slow | whoo | - | room
~thunder; thunderstorm, thunder and lightning; ~lightning | house | nature | is-loud glows ! digs is-quiet | boom | - | clouds
rainbow | house | nature | glows bends stretches ! digs is-loud | - | - | sun and rain
~fog, mist | house | nature | hides floats is-quiet ! runs sees | - | - | a cold morning
~ice; icicle; ~frost | hand | nature | cools sticks glows ! warms is-soft | crack | - | cold
~fire, flame/flames, bonfire | child | - | warms glows ! swims cools | crackle | wood | wood
~spring; summer, june, july; autumn, october, november; winter, december, january; season | house | nature | warms cools ! digs is-loud | - | - | its turn
~water, tap water; drop of water/drops of water; tap | hand | nature | runs splashes cools ! climbs is-tall | drip | - | a jug
~mud, earth; muddy puddle | house | nature | sticks is-soft splashes ! flies is-loud | squelch | - | rain
stone, pebble; rock; crystal | hand | nature | is-heavy rolls is-quiet ! flies is-soft | clack | - | -
shell, seashell, conch, new shell, his shell, her shell, its shell, the shell, our shell, empty shell, shiny shell; pearl | hand | ocean | hides holds hears ! flies runs | hush | - | the sea
~dust, stardust; ~smoke, steam; bubble bath; echo/echoes; avalanche; flood; earthquake; ~hail, hailstone/hailstones; heatwave; ~dew, dewdrop/dewdrops; sunshade | house | nature | floats runs hides ! is-heavy digs | - | - | air
~lava, magma | house | adventure | runs warms glows ! cools is-soft | glug | - | a volcano
`,
  ),
  ...entries(
    'sky',
    `
^moon, full moon, half moon, man in the moon | house | space | glows floats is-round ! digs is-loud | - | - | the night
^sun, sunshine; sunrise; sunset; sunbeam | house | space | glows warms is-round ! cools is-small | - | - | the morning
star, little star, starlight | hand | space | glows floats is-quiet ! digs is-loud | - | - | the dark
shooting star, falling star; comet; meteor, meteorite; asteroid | arms | space | flies glows runs ! swims is-slow | whoosh | - | a wish
planet, another planet; *Mars; *Saturn; *Jupiter; *Venus; *Neptune; *Pluto | house | space | floats rolls is-round ! jumps is-small | - | - | a sun
^world; globe | house | discovery | rolls is-round holds ! jumps is-small | - | - | everybody
~space, outer space; ^universe; galaxy, ^milky way; ^solar system; black hole | house | space | floats holds is-quiet ! digs is-small | - | - | stars
^sky, night sky; ^northern lights/northern lights | house | space | holds glows stretches ! digs is-small | - | - | -
^night, the dark, darkness, nighttime, night time | house | - | hides is-quiet cools ! digs is-loud | - | - | stars
satellite | horse | space | floats sees hears ! digs swims | beep | sunlight | an aerial
`,
  ),
  ...entries(
    'plant',
    `
tree, old tree, chestnut tree, willow tree; oak, oak tree; pine tree; apple tree; cherry tree; pear tree; fruit tree | house | nature | is-tall holds hides ! runs flies | rustle | rain | roots
christmas tree; fir, fir tree | horse | fairy-tale | is-tall glows holds ! runs flies | - | rain | a stand
flower, blossom, bluebell; rose; daisy; tulip; poppy; snowdrop; daffodil | hand | nature | smells bends is-quiet ! runs flies | - | rain | sun
sunflower | child | nature | is-tall bends is-round ! runs flies | - | rain | sun
dandelion, dandelion clock | hand | nature | flies floats is-small ! runs is-heavy | - | rain | wind
mushroom, toadstool | hand | forest | hides smells is-soft ! runs flies | - | rain | shade
leaf/leaves, autumn leaf/autumn leaves | hand | nature | floats flies is-small ! digs is-heavy | rustle | light | a tree
seed, seedling, bulb; bean, magic bean; beanstalk | hand | nature | hides climbs is-small ! runs is-loud | - | rain | earth
cactus/cacti | arms | nature | sticks is-tall is-slow ! runs is-soft | - | a little rain | sun
acorn; conker, chestnut; pine cone, pinecone | hand | forest | rolls hides is-small ! runs flies | plop | - | an oak
~grass; ~ivy; ~clover; ~moss; fern; ~hay; plant; bush; hedge; nettle | house | nature | holds bends is-soft ! runs flies | rustle | rain | sun
weed; thistle; water lily, lily pad; palm tree, palm; ~bamboo; cornfield, corn; ~wheat; ~lavender; ~holly; ~mistletoe; thorn; branch, twig; stick; root; stump, log; hollow tree; blackberry bush; four leaf clover; carnivorous plant, venus flytrap | arms | nature | holds bends smells ! runs flies | rustle | rain | earth
`,
  ),
]
