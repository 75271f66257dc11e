-- What Stripe took as "card" are cards of its networks; Korean cards are a way to pay of their own there, which has to be activated.
update merchants
set pay_methods = array_replace(pay_methods, 'CARD', 'FOREIGN_CARD')
where provider = 'stripe';
