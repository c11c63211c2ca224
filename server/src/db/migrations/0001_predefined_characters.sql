-- The four characters that every family has; the ids are those of contract/src/catalog.ts.
INSERT INTO "characters" ("id", "name", "description", "type", "traits") VALUES
	('5f0c0000-0000-4000-8000-000000000001', 'Captain Starlight', 'A space explorer who knows every star by name and always finds the way home.', 'predefined', '{brave,adventurous}'),
	('5f0c0000-0000-4000-8000-000000000002', 'Luna Fairy', 'A small fairy of the moonlight who mends what is broken, dreams most of all.', 'predefined', '{magical,kind}'),
	('5f0c0000-0000-4000-8000-000000000003', 'Oliver Owl', 'An old owl with round glasses who has read every book in the forest twice.', 'predefined', '{wise,helpful}'),
	('5f0c0000-0000-4000-8000-000000000004', 'Sparkle Dragon', 'A young dragon whose breath is not fire but warm, twinkling sparks.', 'predefined', '{friendly,playful}')
ON CONFLICT ("id") DO NOTHING;
