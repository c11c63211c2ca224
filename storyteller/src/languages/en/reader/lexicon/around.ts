import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

/** What stands around a child at home, at school and on the way, as far as the other lists have it not. */
export const around: readonly Entry[] = [
  ...entries(
    'animal',
    `
labrador; spaniel; terrier; collie; poodle; sausage dog; dachshund; guide dog; sheepdog, border collie; greyhound; dalmatian; husky; pug; chihuahua; bulldog; rescue dog | arms | animals | smells runs digs ! flies climbs | woof | a biscuit | a walk
calf/calves; foal | child | animals | runs is-soft jumps ! flies climbs | - | milk | its mother
bull; stallion; ox/oxen | horse | animals | pulls pushes is-heavy ! flies climbs is-small | snort | grass | a meadow
lamb; piglet; kid goat | arms | animals | jumps is-soft is-small ! flies climbs | - | milk | its mother
ram; nanny goat | child | animals | pushes climbs jumps ! flies | meh | grass | a hill
fox cub; wolf cub; bear cub; lion cub; tiger cub; panda cub | arms | forest | jumps hides is-soft ! flies is-heavy | mew | supper | its mother
lioness; lynx; jaguar; puma | horse | animals | runs jumps climbs ! flies is-small | growl | dinner | a nap
gerbil; chipmunk; jerboa | hand | animals | digs hides is-small ! flies swims | squeak | seeds | a tunnel
fawn; stag | child | forest | runs jumps hears ! flies digs | - | clover | a wood
joey; tadpole | hand | nature | jumps is-small hides ! flies is-loud | - | - | its mother
chimpanzee, chimp; baboon; gibbon | child | animals | climbs holds jumps ! flies | oo-oo | bananas | trees
crested newt; tree frog; slow worm; terrapin; komodo dragon; axolotl | hand | animals | climbs hides bends ! flies is-loud | - | flies | a warm stone
stick insect | hand | nature | hides climbs sticks ! flies is-loud | - | bramble leaves | a twig
dodo; mouse lemur; capybara/capybaras; okapi/okapis; tapir; warthog; ocelot | arms | animals | hides smells runs ! flies is-loud | snuffle | leaves | a home
`,
  ),
  ...entries(
    'bird',
    `
gosling; cygnet; owlet | hand | animals | is-soft is-small swims ! flies is-heavy | peep | grass | its mother
canary/canaries; lovebird; cockatiel | hand | animals | sings flies sees ! swims is-heavy | tweet | seeds | company
kingfisher; pheasant; vulture; osprey; kestrel; skylark; goldfinch/goldfinches; lapwing; albatross; kookaburra | arms | nature | flies sees hides ! digs is-heavy | kree | seeds | a nest
baby bird | hand | nature | is-small sings is-soft ! swims is-heavy | peep | worms | a nest
`,
  ),
  ...entries(
    'insect',
    `
woodlouse/woodlice; centipede; millipede; earwig; praying mantis/praying mantises; scorpion; cockroach; greenfly/greenflies; cricket in the grass/crickets in the grass; water boatman/water boatmen; pond skater | hand | nature | climbs hides is-small ! swims is-heavy | - | leaves | a damp stone
bumblebee; queen bee | hand | nature | flies carries smells ! swims is-heavy | buzz | nectar | flowers
minibeast; creepy crawly/creepy crawlies; insect | hand | nature | climbs hides is-small ! swims is-heavy | - | leaves | a log
`,
  ),
  ...entries(
    'sea-animal',
    `
piranha; swordfish/swordfish; sardine; tuna/tuna; cod/cod; haddock/haddock; minnow; stickleback; sea snail; sea cucumber; plankton/plankton | hand | ocean | swims hides is-quiet ! flies runs | blub | plankton | the sea
sea otter; porpoise; beluga, beluga whale | child | ocean | swims floats jumps ! flies climbs | chirp | fish | the sea
`,
  ),
  ...entries(
    'vehicle',
    `
school bus/school buses; double decker bus/double decker buses; open top bus/open top buses | house | - | rolls carries is-tall ! flies swims | pssh | diesel | a stop
steam train; goods train, freight train; high speed train; toy engine | house | - | rolls pulls carries ! flies swims | choo-choo | coal | rails
monster truck; dumper truck; tipper truck; articulated lorry; recycling lorry, recycling truck; street cleaner; fuel tanker | house | - | rolls carries is-heavy ! flies is-quiet | brumm | diesel | a road
sports car; toy lorry; electric car; estate car; police van; police motorbike; breakdown van | horse | - | rolls runs carries ! flies swims | vroom | petrol | a road
jumbo jet; jet plane; seaplane; biplane; stunt plane; air ambulance | house | - | flies carries is-loud ! digs | whoosh | fuel | a runway
rowing boat; fishing boat; motorboat, speedboat; dinghy; narrowboat, canal boat, barge; yacht; catamaran; lifeguard boat; rubber dinghy | horse | ocean | floats carries holds ! flies digs climbs | splash | - | water
cruise ship; container ship; tall ship; icebreaker; steamer; warship | house | ocean | floats carries is-heavy ! flies climbs | hoot | - | the sea
unicycle; mobility scooter; go cart; pedal car; ride on car; toy tractor; toy digger; toy bus/toy buses; toy plane; toy rocket | child | - | rolls carries is-small ! flies swims | ding | - | somebody who pedals
stabiliser; training wheel; bike helmet; bicycle bell, bike bell; handlebars/handlebars; pedal; puncture, flat tyre; traffic jam; level crossing; car park; tollbooth; roadworks/roadworks; pothole | arms | - | rolls holds is-loud ! flies swims | ding | - | a road
`,
  ),
  ...entries(
    'toy',
    `
toy, plaything; favourite toy | arms | friendship | holds hides is-small ! flies swims | - | - | somebody who plays
hula hoop; pogo stick; space hopper; bouncy castle; swing set; tyre swing; big slide; helter skelter | horse | - | jumps rolls is-tall ! swims is-heavy | boing | - | a child
walkie talkie; toy phone; kaleidoscope; jack in the box/jacks in the box; rattle; stacking cup; shape sorter; toy garage; toy farm; toy kitchen; toy till; tea set; doctors kit, doctor set; craft box; pipe cleaner; googly eye; pompom, pom pom; bead; sequin; friendship bracelet; marble run; fidget toy, fidget spinner; pop it toy; water pistol, water gun; bubble machine, bubble wand; playmobil/playmobil; model aeroplane; model boat; magnetic tile; wooden block; wooden spoon; colouring book; sticker book; colouring pencil; wax crayon; pavement chalk; easel; finger paint; friendship band | hand | - | holds is-small sticks ! flies swims | click | - | a hand
lovey, cuddle blanket, snuggle blanket, cuddle cloth; toy dog; toy rabbit; toy monkey; toy elephant; toy lion; toy dinosaur; toy unicorn; toy penguin; toy giraffe; toy snake | arms | friendship | is-soft holds hears ! flies swims | - | - | a cuddle
`,
  ),
  ...entries(
    'job',
    `
soldier; sheriff; security guard; coastguard; traffic warden; customs officer; park warden | horse.he | - | sees runs hears ! flies | - | sandwiches | a whistle
midwife/midwives; health visitor; optician; pharmacist, chemist; speech therapist; school nurse; social worker; carer; first aider | horse.she | - | hears sees holds ! flies | - | sandwiches | gentle hands
plumber; electrician; roofer; decorator; digger driver; crane driver; tractor driver; taxi driver; tram driver; van driver; bin lorry driver; ferry captain | horse.he | - | carries holds sees ! flies | - | sandwiches | tools
florist; butcher; fishmonger; cashier; estate agent; receptionist; secretary; accountant; lawyer; office worker; bookseller; waitress; waiter; barista; hotel manager | horse.she | - | holds carries sees ! flies | - | what is left over | customers
teaching assistant, classroom assistant; swimming teacher, swimming instructor; dance teacher, ballet teacher; piano teacher; football coach; referee, umpire; cheerleader; choirmaster; camp leader | horse.she | - | hears sees is-loud ! flies | - | sandwiches | children
sculptor; illustrator; potter; comedian; puppeteer; storyteller; face painter; entertainer; stuntman/stuntmen; jockey; ice skater, figure skater; tennis player; rugby player; cricketer; snowboarder; surfer; rower; mountaineer, climber; high jumper | horse.he | - | holds sees jumps ! flies | - | oranges | practice
vicar, priest; monk; nun; imam; rabbi | horse.she | - | hears sings is-quiet ! flies | - | bread | quiet
palaeontologist; astronomer; chemistry teacher; robot builder; rocket scientist; marine biologist; zoologist; gamekeeper; fruit picker; dog walker; dog trainer; horse rider; snake charmer; lion tamer; tightrope walker; trapeze artist; ringmaster; fortune teller; street musician; air hostess, flight attendant | horse.she | discovery | sees hears holds ! flies | - | raisins | an idea
cave man/cave men; highwayman/highwaymen; outlaw; pirate queen; sea captain; cabin boy; deckhand; castaway | horse.he | adventure | climbs carries sees ! flies | - | stew | a fire
`,
  ),
  ...entries(
    'royal',
    `
emperor; duchess; little prince; lord; lady in waiting/ladies in waiting; palace guard | horse.she | castle | sees hears holds ! flies | - | cake | a kingdom
treasure chest; pirate chest; gold coin; gold bar; emerald; sapphire | arms | pirates | glows hides is-heavy ! runs flies | clink | - | a finder
moat; dungeon; turret; battlement; banquet; coat of arms/coats of arms; scroll | house | castle | holds hides is-quiet ! flies runs | - | - | a king
`,
  ),
  ...entries(
    'fairy-being',
    `
imp; sprite; nymph; changeling; wood spirit; water spirit; dream catcher; sugar plum fairy; dummy fairy; sleepy fairy | hand.she | magic | flies hides is-small ! digs is-heavy | tinkle | dew | moonlight
cauldron; magic ring; magic broom; magic door, portal; magic tree; magic umbrella; magic boots/magic boots; magic backpack; magic crayon; magic spell; love potion; spell book; fairy dust/fairy dust; wishing star; fairy ring; fairy door | hand | magic | glows holds hides ! runs is-heavy | ping | - | a good word
snow dragon; water dragon; rainbow dragon; sea dragon; cloud dragon | horse | dragons | flies glows cools ! is-small is-quiet | hrum | clouds | a cave
stone giant; ice giant; cloud giant; gentle giant | house.he | fairy-tale | carries is-tall is-heavy ! hides is-small | boom | porridge | big shoes
`,
  ),
  ...entries(
    'monster',
    `
mummy in bandages/mummies in bandages, mummy from egypt/mummies from egypt, egyptian mummy/egyptian mummies; bogeyman/bogeymen; swamp monster; sock monster; bath monster; snow monster; bed monster; cyborg; space monster; blob; gremlin; one eyed monster | child | fairy-tale | hides is-loud sees ! flies is-small | grr | socks | a friend
`,
  ),
  ...entries(
    'place',
    `
sand; sand dune, dune; bay; cove; lagoon; coral reef, reef; pier; promenade; arcade; rock pool; seabed; tide; big wave/waves; seaside town; whirlpool | house | ocean | holds warms splashes ! flies runs | hush | - | the tide
glacier; geyser; hot spring; canyon; prairie; tundra; oasis; ^equator; moor; heath; quarry; mountain top, mountaintop; snowfield; ski slope, slope; crater | house | adventure | holds is-quiet stretches ! runs flies | - | - | rain
lane; stile; hedgerow; cycle path; alley; cul de sac; railway line, railway track; dam; stepping stone; canal lock; flyover; car wash tunnel | house | - | holds carries stretches ! flies is-soft | - | - | somebody who walks
lawn; patio; terrace; front garden; allotment plot; rose garden; herb garden; flower bed; pumpkin patch; strawberry field; wheat field; sheepfold | house | nature | holds smells warms ! runs flies | - | rain | a gardener
skate park; adventure playground; soft play centre; petting zoo; nature reserve; theme park, fun park; water park; picnic spot; village green; bandstand; bowling alley; trampoline park; laser maze; golf course; race track; running track; tennis court; football ground; cricket ground | house | friendship | holds is-loud rolls ! flies is-small | - | - | children
*Canada; *New Zealand; *Mexico; *Brazil; *Norway; *Iceland; *Sweden; *Portugal; *Cornwall; *Devon; *Manchester; *Edinburgh; *New York; *Hawaii; *Ukraine; *Pakistan; *Nigeria; *Kenya; *Holland; *Switzerland; *Austria; *Croatia; *Cyprus; *Romania; *England; *Hungary; *Denmark; *Jamaica; *Ghana; *Manila | house | discovery | holds stretches ! flies runs | - | - | visitors
`,
  ),
  ...entries(
    'building',
    `
pharmacy; charity shop; shoe shop; garden centre; diy shop, hardware store; chip shop; newsagent; clothes shop; flower shop; furniture shop; tailor’s shop; shopping centre, mall; market stall; warehouse | house | - | holds carries ! flies runs | ding | - | customers
leisure centre, sports centre; community centre; village hall; scout hut; youth club; university, college; office, study; skyscraper, tower block; hut; log cabin, cabin; beach hut; summer house, summerhouse; shelter; cowshed; pigsty; dovecote; chicken coop; dog kennel; lambing shed; sawmill; power station; scrapyard; junkyard; recycling centre, tip; fire tower; lifeboat station; bus shelter; platform; control tower; runway; space port | house | - | holds hides warms ! flies runs | creak | - | people
doorway; doorstep; landing; ceiling; banister; airing cupboard; larder, pantry; utility room; spare room; living room, lounge, front room; dining room; play room; downstairs loo; upstairs/upstairs; downstairs/downstairs; top bunk/top bunks; window sill, windowsill; letter flap; keyhole; cat flap; dog flap; gatepost; back door; front door; trapdoor, trap door; attic window | horse | - | holds hides warms ! flies runs | creak | - | a house
reception class; year one; toddler group; breakfast club; drama club; forest school; holiday club; sunday school; music school; ballet school; swimming school; boarding school; special school; village school; dance school; school hall; school bus stop; school gate; library bus/library buses; reading corner; home corner; quiet corner; friendship bench, buddy bench; staff room; headteacher’s room | house | - | holds is-loud warms ! flies runs | ring | - | children
`,
  ),
  ...entries(
    'food',
    `
nectarine; grapefruit; papaya; pomegranate; gooseberry; blackcurrant; redcurrant; ~rhubarb; raisin; lychee; passion fruit/passion fruit | hand | nature | rolls is-small smells ! flies is-loud | - | - | sun
leek; ~kale; aubergine; ~celery; ~asparagus; green bean, runner bean; ~baked beans; sweet potato/sweet potatoes; jacket potato/jacket potatoes; roast potato/roast potatoes; swede; butternut squash; chickpea; lentil; artichoke; spring onion; chilli/chillies; gherkin | hand | nature | rolls hides is-small ! flies is-loud | - | - | a plate
~bacon; roast dinner, sunday roast; yorkshire pudding; shepherd’s pie; ~casserole; chicken nugget, nugget; fish pie; ~stir fry; ~macaroni cheese; ~toad in the hole; burrito; spring roll; quiche; pasty; samosa; bagel; baguette; french fry/french fries; veggie burger; sausage roll; cheese toastie, toastie; scrambled egg; poached egg; takeaway, take away; snack; dessert, afters; feast; midnight feast; buffet; barbecue; afternoon tea; school dinner; ~mash and gravy; ~stuffing | hand | - | smells warms is-soft ! flies is-loud | sizzle | - | a plate
brownie cake, chocolate brownie; ~icing; ~sprinkles; ~trifle; crumble; cheesecake; carrot cake; wedding cake; ice cream sundae; ~liquorice; candy cane; ~chewing gum, bubble gum; ~marzipan; meringue; macaroon; hot cross bun; chocolate egg; jelly sweet; gobstopper; sherbet lemon; ~fudge; ~toffee; jelly bean; gummy bear; ~birthday tea; rice cake; cereal bar; ~hundreds and thousands; ~whipped cream; ~maple syrup; ~sherbet | hand | - | sticks is-small smells ! flies is-loud | - | - | a paper bag
~coffee; ~orange juice; ~apple juice; ~fizzy drink, fizzy pop; ~babyccino; ~chicken soup; ~tomato soup; ~pumpkin soup; ~vegetable soup; ~baby food; ~marmite; ~pesto; ~breadcrumbs | hand | - | splashes warms smells ! climbs is-loud | glug | - | a cup
`,
  ),
  ...entries(
    'body',
    `
~chickenpox, chicken pox, chicken pocks; ~measles; ~mumps; ~fever, high temperature; ~flu; ~tonsillitis; ~eczema; ~asthma; ~hay fever; ~conjunctivitis; ~scarlet fever; ~hand foot and mouth; ~covid; rash; allergy; nut allergy; tummy ache, stomach ache, tummyache; sore throat; earache, ear ache, ear infection; headache, head ache; toothache; cough; tummy bug, stomach bug; runny nose; snotty nose; black eye; itch | hand | - | hides is-small sticks ! flies runs | - | - | rest
bruise; graze; bump on the head/bumps on the head; blister; splinter; sting; bee sting; wasp sting; nettle sting; wart; verruca; scab; wrinkle; dimple; sunburn | hand | - | sticks is-small ! flies is-loud | - | - | a plaster
neck; throat; cheek; chin; forehead; wrist; ankle; heel; hip; thigh; rib; skull; spine; nostril; eyelid; fingernail, nail; toenail; tonsil; collar bone; kneecap; tastebud, taste bud; pulse | hand | - | holds bends is-small ! flies runs | - | - | a body
baby tooth/baby teeth; big tooth/big teeth; gap in the teeth/gaps in the teeth | hand | - | holds is-small ! flies runs | click | - | a brush
~curly hair; ~long hair; ~red hair, ginger hair; ~short hair; bald head; bunches/bunches; pigtail; ~bedhead | arms | - | stretches bends is-soft ! flies is-loud | - | - | a comb
`,
  ),
  ...entries(
    'clothes',
    `
=jeans; =swimming trunks, trunks; =sunglasses; =goggles, swimming goggles; =overalls; =flippers; =plimsolls; =ballet tights; =joggers, jogging bottoms; school shoe; =earphones; =angel wings, fairy wings | hand | - | holds is-soft stretches ! runs is-loud | - | - | a wearer
vest; bra; sleepsuit; babygro/babygros; bikini; wetsuit; school uniform, uniform; pinafore; gym kit, pe kit; football shirt, football kit; school jumper; party hat; sun hat; paper crown; princess crown; pirate hat; wizard hat; witch hat; santa hat; cowboy hat; hard hat; straw hat; baseball cap; hood; sleeve; collar; bobble; scrunchie; headband; hairslide; hair ribbon; leotard; christmas jumper; birthday dress; wedding dress; bridesmaid dress; princess costume; pirate costume; superhero costume; halloween costume; spider costume; rain hat; rain jacket; puffer jacket, puffy coat; school coat; winter coat; ballet skirt; knee pad; shin pad; lost glove; lost property/lost property | arms | - | warms holds hides ! runs is-loud | - | - | a wearer
shoe bow; shoe box; wet sock; muddy boot; ice skate boot; headscarf; turban; hijab; purse, wallet; tote bag; bumbag; lunch bag; wash bag | arms | - | holds carries hides ! runs is-loud | - | - | an owner
`,
  ),
  ...entries(
    'household',
    `
~cutlery; chopstick; drinking straw; placemat; cool box; flask; water bottle; drinks bottle; food processor, blender, mixer; colander; grater; peeler; tin opener; chopping board; baking tray; cake tin; cookie cutter; mixing bowl; cereal bowl; hob; grill; kitchen roll; dishcloth; washing up/washing up; laundry/laundry; sock drawer; sock basket; washing basket; chest of drawers/chests of drawers; bedside table; bedside lamp; lamp shade; light shade; duvet cover; pillowcase; baby monitor; stairgate; playpen; baby bouncer; baby bottle; bath mat; bath towel; flannel; loofah; shower curtain; mouthwash; floss; conditioner; shower gel; wet wipe; step stool; plug hole; tap handle; light cord | hand | - | holds is-quiet is-small ! runs flies | clink | - | a house
snorkel; surfboard; bodyboard; windbreak; deckchair; bucket and spade/buckets and spades; crab line; fishing line; rubber ring; inflatable; lilo/lilos; swim float; life jacket; driftwood/driftwood; sun lounger; picnic blanket; picnic table; metal detector | arms | ocean | floats holds is-small ! flies runs | - | - | the sea
hanging basket; trellis/trellises; compost heap; compost bin; wormery; bug hotel; hedgehog house; bird bath; rabbit hutch; hamster wheel; hamster cage; fish food; dog food; cat food; dog bed; dog lead; dog collar; dog bone; cat basket; cat litter; scratching post; fish net; ant farm; nesting box; garden chair; garden hose; garden fork; secateurs/secateurs; seed packet; seed tray; plant pot; bird seed; log pile | arms | animals | holds hides warms ! flies runs | - | - | somebody who lives there
drill; toolbox; tool belt; duster; feather duster; ink; tape measure; sellotape/sellotape; clay; fabric; metal; plastic; wood chip; cardboard tube; cardboard; loo roll, toilet roll, toilet paper; bubble wrap; tin foil; egg box; jam jar; plastic bag; carrier bag; shopping bag; shopping trolley, trolley; shopping basket; receipt; till receipt; piggybank | hand | - | holds sticks is-small ! runs flies | snip | - | a steady hand
shopping, food shop; promise; apology; compliment; nightmare; good dream; bad dream; daydream; birthday wish; nursery rhyme, rhyme; bedtime story; fairy tale; letter from santa/letters from santa; thank you card; birthday card; christmas card; get well card; valentine card; raffle ticket; prize draw; gold star; reward chart; reward; trophy cabinet; pocket torch; footprint; fingerprint; handprint; reflection; hiding place; secret den; secret code; family photo; family tree; photo album; wedding photo; old photo | hand | magic | hides is-quiet is-small ! digs is-heavy | - | - | somebody to have it
syringe; bandaid, band aid; stitches/stitches; antibiotic; epipen; drip; hospital bed; hospital gown; operating theatre; oxygen mask; hearing test; eye test; blood test; injection; stair lift; artificial leg; wheelchair ramp; white stick; splint; leg brace; retainer; numbing cream, magic cream; get well balloon | hand | - | holds sees is-quiet ! flies runs | - | - | a kind nurse
sat nav; car horn; windscreen wiper, wiper; windscreen; car key; house key; spare key; car door; boot of the car/boots of cars; train ticket; bus ticket; plane ticket; boarding pass; luggage/luggage; conveyor; sleeping mat; camping stove; tent peg; rucksack strap; hiking boot; walking boot; map book; walking pole | hand | - | holds carries is-small ! flies is-soft | - | - | a journey
smoke alarm, fire alarm; burglar alarm; siren; fire bell; school bell; church bell; dinner bell; sleigh bell; loud noise; hand drier | hand | - | is-loud sings ! swims is-quiet | ding | - | ears
`,
  ),
  ...entries(
    'machine',
    `
photocopier; printer; coffee machine; bread machine; sewing machine; candyfloss machine; snow machine; ticket machine; claw machine; pinball machine; robot arm; robot cat; robot teacher; robot nanny; robot dragon; toy robot; smart speaker; radio/radios; record player; game controller; playstation/playstation; speaker; diving bell; jet pack, jetpack; weather machine; bubble blower; dream machine; homework machine; tidy up machine | child | science | carries holds glows ! is-soft swims | beep | electricity | a button
`,
  ),
  ...entries(
    'weather',
    `
~sleet; drought; dawn; dusk; ^midnight; ^noon; eclipse; rainy day, wet day; snowy day, snow day; sunny day; windy day; stormy night; foggy day; foggy night; puddle jump; snow angel; snow den; snow fort; ice cube; snowball fight; first snow/first snow; icy path; rain puddle; thundercloud; lightning bolt; gust | house | nature | splashes cools glows ! climbs digs | - | - | a sky
`,
  ),
  ...entries(
    'sky',
    `
constellation, ^great bear; new moon; crescent moon; starry sky/starry skies; astronaut suit; space suit, spacesuit; space helmet; ^outer planets; ring of saturn/rings of saturn; moon rock; moon dust/moon dust; space rock; sun ray, ray of sunshine/rays of sunshine | house | space | floats glows is-quiet ! digs jumps | - | - | the dark
`,
  ),
  ...entries(
    'plant',
    `
buttercup; pansy; bramble; reed; bulrush; petal; stem; orchid; crocus; foxglove; forget me not; cornflower; honeysuckle; hyacinth; geranium; pot plant, house plant; bean plant; tomato plant; strawberry plant; sunflower seed; pumpkin seed; apple pip; cress/cress; flower petal; seed head | hand | nature | smells bends is-quiet ! runs flies | - | rain | sun
birch; beech tree; plum tree; lemon tree; maple; sycamore; bonsai/bonsai; redwood; oak leaf/oak leaves; climbing tree; wishing tree; pear blossom | house | nature | is-tall holds hides ! runs flies | rustle | rain | roots
`,
  ),
  ...entries(
    'instrument',
    `
double bass; oboe; bassoon; cornet; kazoo/kazoos; mandolin; sitar; didgeridoo/didgeridoos; euphonium; piccolo/piccolos | arms | - | sings holds ! flies runs | tarara | - | breath
bongo/bongos; =maracas; =castanets; steel drum; gong; =bagpipes; snare drum; shaker; drumstick; cowbell | arms | - | is-loud sings ! flies is-quiet | boom | - | two hands
recital; piano lesson; violin lesson; guitar lesson; drum lesson; music lesson; singing lesson; school concert; pop song; nursery song; school choir; marching band; microphone stand; piano piece; ~rehearsal | house | - | sings is-loud ! flies digs | la | - | ears
`,
  ),
  ...entries(
    'sport',
    `
~snakes and ladders; ~ludo; ~dominoes; ~snap; ~uno; ~happy families; ~monopoly; ~connect four; ~jenga; ~bingo; ~pairs; ~guess who; ~top trumps; ~tag, tig; ~stuck in the mud; ~musical statues; ~sleeping lions; ~i spy; ~noughts and crosses; ~follow my leader; ~charades; ~twister; ~make believe; ~role play; ~peekaboo; ~tug of war | house | friendship | jumps hides runs ! flies is-heavy | hooray | - | players
goal post; red card; yellow card; own goal; free kick; penalty kick; half time/half time; football team; football training, football practice; gold medal; silver medal; rosette; podium; bronze medal; finishing line, finish line; starting line; baton; relay race; three legged race; obstacle race; fun run; swimming race; bike race; boat race; hurdle; high jump; long jump; sprint; javelin; discus; shot put; length of the pool/lengths of the pool; first goal; hat trick; team mate, teammate; football club; swimming club; running club; judo class; dance class, ballet class; dance show; gym class; swimming certificate; ten metre badge; badge of honour/badges of honour | house | - | runs jumps is-loud ! flies is-slow | hurrah | - | a team
~athletics; ~taekwondo; ~fencing; ~canoeing; ~kayaking; ~windsurfing; ~snorkelling; ~scuba diving; ~skateboarding; ~mountain biking; ~bmx; ~roller skating; ~bouldering; ~orienteering; ~geocaching; ~mini golf, crazy golf; ~snooker; ~lacrosse; ~handball; ~dodgeball; ~cheerleading; ~figure skating; ~tap dancing, tap dance; ~street dance; ~show jumping; ~sledging, sledding; ~paddleboarding; ~triathlon; ~ice dancing; ~baseball; ~american football; ~water polo; ~croquet; ~boules; ~ten pin bowling; ~dog agility | house | - | runs jumps holds ! flies is-slow | - | - | practice
`,
  ),
  ...entries(
    'school',
    `
golden time/golden time; playtime bell; break time; lunch break; lunchtime/lunchtime; home time/home time; school run; dinner queue; star of the week/stars of the week; merit; class pet; class bear; class hamster; school photo; school fair; school disco; school show; school concert hall; school uniform shop; book day, world book day; science fair; chess club; art club; coding club; book club; ~geography; ~history; ~art; ~english lessons; ~pe; ~dyslexia; ~cursive writing; maths test; reading test; school report, report card; detention; permission slip; name tag; school peg, coat peg; pencil pot; exam paper; worksheet; project; show and tell toy; parents evening; first day of term; end of term; transition day; settling in day | hand | - | holds is-quiet is-small ! flies runs | - | - | a teacher
brownies pack; cub camp; beaver colony; scout camp; guide camp; rainbow guide; scout badge; brownie badge; scout | house | friendship | runs holds jumps ! flies is-small | - | - | friends
`,
  ),
  ...entries(
    'feast',
    `
baptism; engagement; honeymoon; funeral; birthday tea party; *New Year’s Eve; *Boxing Day; *Holi; *Lunar New Year; *Bar Mitzvah; bank holiday; summer fair; summer fete; street party; fancy dress party; dress rehearsal; christmas party; halloween party; farewell party, leaving party; birthday sleepover; pool party; garden party; christmas play; christmas present; christmas stocking; christmas pudding; christmas dinner; christmas cracker; christmas lights/christmas lights; christmas morning; birthday present; birthday candle; birthday balloon; birthday invitation, party invitation, party invite; face painting/face painting; diwali lamp; bouncy castle party; magic show; puppet show; talent show; raffle; fireworks display; bonfire party; eid dress; sweets for trick or treaters; jack o lantern; pumpkin lantern; paper lantern; easter bonnet; easter basket; easter hat parade; egg and spoon/eggs and spoons; nativity costume; school christmas play | house | friendship | sings glows is-loud ! flies runs | - | cake | guests
swimming holiday; beach holiday; camping holiday; skiing holiday, ski trip; weekend away; summer camp; boat trip; train journey; car journey, car ride; bus ride; plane ride, flight; ferry trip; bike ride; walk in the woods/walks in the woods; picnic in the park/picnics in the park; trip to the zoo/trips to the zoo; museum trip; shopping trip; first flight; night away; night at grandma’s/nights at grandma’s; playdate, play date; family day; movie night, film night; board game night; pizza night; pancake breakfast; lie in | house | adventure | carries stretches ! flies is-small | - | sandwiches | a suitcase
`,
  ),
]
